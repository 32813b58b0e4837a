import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Doctor } from "#contract/doctors.ts";
import { directory as words } from "#texts/directory.ts";
import { paths } from "#web/paths.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { DoctorFees } from "./doctor-fees.tsx";
import { placeOf, ratingText } from "./doctor-place.ts";
import { NextSlots } from "./next-slots.tsx";
import type { BookSlot, SlotsOfDoctor } from "./next-slots.tsx";
import "./doctor-card.css";

export interface DoctorCardProps {
  doctor: Doctor;
  slots: SlotsOfDoctor;
  /** Opens the booking window in place; without it a slot leads to the doctor's page. */
  onBook?: BookSlot | undefined;
  /** How deep the name stands as a heading: under a list's own h2 unless said. */
  depth?: 3 | 5;
  /** What must be known of the free hours. */
  note?: ReactNode;
}

/** One doctor among the results: who, where, for how much, and the next free hours. */
export function DoctorCard({ doctor, slots, onBook, depth = 3, note }: DoctorCardProps) {
  const Heading = `h${depth}` as const;
  const rating = ratingText(doctor.rating);
  return (
    <li className="doctor">
      <div className="doctor-who">
        <Avatar name={doctor.full_name} src={doctor.profile_image} />
        <div className="doctor-words">
          <Heading className="doctor-name">
            <Link to={paths.doctor(doctor.id)}>{doctor.full_name}</Link>
          </Heading>
          <p className="doctor-specialty">
            {doctor.specialty}
            {rating && (
              <span className="doctor-rating">
                <Icon name="star" size="s" />
                <span aria-hidden="true">{rating}</span>
                <span className="hidden-name">{words.rating(rating)}</span>
              </span>
            )}
          </p>
          <p className="doctor-place">{placeOf(doctor)}</p>
        </div>
      </div>
      <DoctorFees fees={doctor} />
      {note}
      <NextSlots doctor={doctor} slots={slots} onBook={onBook} />
    </li>
  );
}
