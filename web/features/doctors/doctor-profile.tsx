import type { DoctorPage } from "#contract/doctors.ts";
import { directory as words } from "#texts/directory.ts";
import { paths } from "#web/paths.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { DoctorFees } from "./doctor-fees.tsx";
import { placeOf, ratingText } from "./doctor-place.ts";
import { FreeSlots } from "./free-slots.tsx";
import type { PickedSlot } from "./free-slots.tsx";
import { WeekHours } from "./week-hours.tsx";
import "./doctor-card.css";
import "./doctor-profile.css";

export interface DoctorProfileProps {
  doctor: DoctorPage;
  picked: PickedSlot;
  /** Opens the booking window at a slot. */
  onBook: (slot: { date: string; time: string }) => void;
}

/** A doctor's public page: who, where, for how much, and the free hours day by day. */
export function DoctorProfile({ doctor, picked, onBook }: DoctorProfileProps) {
  return (
    <article className="profile wide">
      <header className="profile-head">
        <Avatar name={doctor.full_name} src={doctor.profile_image} size="l" />
        <div>
          <h1 className="profile-name">{doctor.full_name}</h1>
          <ProfileFacts doctor={doctor} />
        </div>
      </header>
      <div className="profile-book">
        {doctor.bookable ? (
          <FreeSlots doctor={doctor} picked={picked} onBook={onBook} />
        ) : (
          <Notice tone="warning" title={words.notBookable}>
            <LinkButton to={paths.doctors({ specialty: doctor.specialty })} look="quiet">
              {words.sameSpecialty(doctor.specialty)}
            </LinkButton>
          </Notice>
        )}
      </div>
      <div className="profile-facts">
        <section className="stack">
          <h2 className="profile-title">{words.fees}</h2>
          <DoctorFees fees={doctor} />
        </section>
        <section className="stack">
          <h2 className="profile-title">{words.where}</h2>
          <p className="profile-place">
            <Icon name="place" />
            <span>{placeOf(doctor)}</span>
          </p>
        </section>
        {doctor.bio && (
          <section className="stack">
            <h2 className="profile-title">{words.about}</h2>
            <p className="profile-bio">{doctor.bio}</p>
          </section>
        )}
        <WeekHours hours={doctor.available_hours} />
      </div>
    </article>
  );
}

function ProfileFacts({ doctor }: { doctor: DoctorPage }) {
  const rating = ratingText(doctor.rating);
  return (
    <p className="doctor-specialty">
      {doctor.specialty}
      {rating && (
        <span className="doctor-rating">
          <Icon name="star" size="s" />
          <span aria-hidden="true">{rating}</span>
          <span className="hidden-name">{words.rating(rating)}</span>
        </span>
      )}
      {doctor.years_of_experience > 0 && (
        <span className="quiet profile-years">{words.experience(doctor.years_of_experience)}</span>
      )}
    </p>
  );
}
