import { Link } from "react-router";
import { site as words } from "#texts/site.ts";
import { paths } from "#web/paths.ts";
import { WovenBand } from "#web/ui/woven-band.tsx";
import { EmergencyCalls } from "./emergency-calls.tsx";
import { PhoneLink } from "./phone-link.tsx";
import { useSite } from "./site.tsx";

const groups = [
  {
    title: words.discover,
    links: [
      { to: paths.doctors(), label: words.doctors },
      { to: paths.about(), label: words.about },
      { to: paths.contact(), label: words.contact },
    ],
  },
  {
    title: words.professionals,
    links: [
      { to: paths.healthCenterLogin(), label: words.healthCenter },
      { to: paths.specialistLogin(), label: words.specialist },
    ],
  },
  {
    title: words.legal,
    links: [
      { to: paths.terms(), label: words.terms },
      { to: paths.privacy(), label: words.privacy },
      { to: paths.legalNotice(), label: words.legalNotice },
    ],
  },
] as const;

/** Emergency numbers first, then where else to go. */
export function SiteFooter() {
  const { name, phones } = useSite();
  return (
    <footer className="foot no-print">
      <WovenBand size="s" />
      <div className="wide foot-inside">
        <div>
          <h2 className="foot-title">{words.emergencies}</h2>
          <EmergencyCalls />
        </div>
        {groups.map((group) => (
          <nav key={group.title} aria-label={group.title}>
            <h2 className="foot-title">{group.title}</h2>
            <ul>
              {group.links.map(({ to, label }) => (
                <li key={to}>
                  <Link className="foot-link" to={to}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="wide foot-end">
        <p>{words.notADoctor(name)}</p>
        <p>
          {name}
          {phones[0] && (
            <>
              {" · "}
              <PhoneLink phone={phones[0]} />
            </>
          )}
        </p>
      </div>
    </footer>
  );
}
