import { about as words } from "#texts/about.ts";
import { Page } from "#web/layouts/page.tsx";
import { useSite } from "#web/layouts/site.tsx";
import { paths } from "#web/paths.ts";
import { Figure, FigureList } from "#web/ui/figure.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import "./about.css";

/** Specification, "About". */
export function AboutScreen() {
  const { name, figures } = useSite();
  const atLeast = (count: number) => `${new Intl.NumberFormat("fr").format(count)}+`;
  return (
    <>
      <Page title={words.pageTitle} description={words.description(name)} canonical={paths.about()} />
      <div className="wide section about">
        <section className="stack">
          <p className="about-name">{words.pageTitle}</p>
          <h1 className="about-mission">{words.missionTitle}</h1>
          {words.mission.map((sentence) => (
            <p key={sentence(name)} className="lead">
              {sentence(name)}
            </p>
          ))}
        </section>
        <section aria-labelledby="valeurs" className="stack">
          <h2 id="valeurs">{words.valuesTitle}</h2>
          <ul className="values">
            {words.values.map((value) => (
              <li key={value.name}>
                <Icon name={value.icon} size="l" />
                <h3>{value.name}</h3>
                <p className="quiet">{value.text}</p>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="chiffres" className="stack">
          <h2 id="chiffres">{words.figuresTitle}</h2>
          <FigureList>
            <Figure label={words.doctors} value={atLeast(figures.doctors)} />
            <Figure label={words.patients} value={atLeast(figures.patients)} />
            <Figure label={words.consultations} value={atLeast(figures.consultations)} />
            <Figure label={words.cities} value={figures.cities} />
            <Figure label={words.support} value={words.supportValue} />
          </FigureList>
        </section>
        <div>
          <LinkButton to={paths.home()} look="secondary" icon="chevron-left">
            {words.backHome}
          </LinkButton>
        </div>
      </div>
    </>
  );
}
