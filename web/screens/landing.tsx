import { landing as words } from "#texts/landing.ts";
import { LoginDoor } from "#web/features/accounts/login-door.tsx";
import { EmergencyCalls } from "#web/layouts/emergency-calls.tsx";
import { Page } from "#web/layouts/page.tsx";
import { useSite } from "#web/layouts/site.tsx";
import { paths } from "#web/paths.ts";
import { Icon } from "#web/ui/icon.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { WovenBand } from "#web/ui/woven-band.tsx";
import { LandingSearch } from "./landing-search.tsx";
import { UrgencyLegend } from "./landing-urgency.tsx";
import { NurseDoor } from "./nurse-door.tsx";
import { nurseSection } from "./nurse-stage.ts";
import "./landing.css";

/** Specification, "Landing page". The login window opens by its address (`/?login=true`), so every button here is a link. */
export function LandingScreen() {
  const { name, tagline, towns } = useSite();
  return (
    <>
      <Page
        title={words.pageTitle(name, tagline)}
        description={words.description(listed(towns))}
        canonical={paths.home()}
      />
      <LoginDoor />
      <Hero />
      <Search />
      <Nurse />
      <Benefits />
      <section className="closing">
        <div className="wide section closing-inside">
          <h2>{words.closingTitle}</h2>
          <p>{words.closingText}</p>
          <LinkButton to={paths.login()} look="primary">
            {words.closingAction}
          </LinkButton>
        </div>
      </section>
    </>
  );
}

const heroNurse = { none: words.heroNurse, open: words.heroNurse, completed: words.heroNurse };

function Hero() {
  const { tagline, towns } = useSite();
  return (
    <section className="hero">
      <div className="wide hero-inside">
        <div className="hero-words">
          <h1>{tagline}</h1>
          <p className="hero-text">{words.heroText(listed(towns))}</p>
          <div className="row">
            <LinkButton to={paths.login()} look="primary">
              {words.heroAction}
            </LinkButton>
            <LinkButton to="#trouver" look="on-green">
              {words.heroSecond}
            </LinkButton>
            <NurseDoor look="on-green" labels={heroNurse} />
          </div>
          <p className="hero-note">{words.heroNote}</p>
        </div>
      </div>
      <WovenBand size="cloth" className="hero-cloth" />
    </section>
  );
}

function Search() {
  return (
    <section id="trouver" className="wide section stack" aria-labelledby="trouver-titre">
      <h2 id="trouver-titre">{words.searchTitle}</h2>
      <p className="lead">{words.searchText}</p>
      <LandingSearch />
    </section>
  );
}

function Nurse() {
  return (
    <section id={nurseSection} className="nurse" aria-labelledby="degres-titre">
      <div className="wide section stack">
        <h2 id="degres-titre">{words.nurseTitle}</h2>
        <p className="lead">{words.nurseText}</p>
        <NurseDoor labels={{ none: words.nurseAction, open: words.nurseResume, completed: words.nurseReview }} />
        <UrgencyLegend />
        <div className="nurse-calls">
          <p>{words.emergencyTitle}</p>
          <EmergencyCalls />
        </div>
      </div>
    </section>
  );
}

function Benefits() {
  return (
    <section className="wide section stack" aria-labelledby="avantages-titre">
      <h2 id="avantages-titre">{words.benefitsTitle}</h2>
      <ul className="benefits">
        {words.benefits.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} size="l" />
            <h3>{title}</h3>
            <p className="quiet">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "Abidjan, Bouaké ou Yamoussoukro". */
function listed(towns: readonly string[]): string {
  return new Intl.ListFormat("fr", { type: "disjunction" }).format(towns);
}
