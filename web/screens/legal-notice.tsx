import { legalHouse } from "#contract/legal.ts";
import { legalNotice, publisherLines } from "#texts/legal-notice.ts";
import { LegalPage } from "#web/layouts/legal-page.tsx";
import { useSite } from "#web/layouts/site.tsx";
import { paths } from "#web/paths.ts";

/** Who publishes and hosts. A line the operator has not filled in is left out. */
export function LegalNoticeScreen() {
  const site = useSite();
  const house = legalHouse(site);
  const { publisher } = site;
  const lines = [
    [publisherLines.name, publisher.name],
    [publisherLines.legal_form, publisher.legal_form],
    [publisherLines.registration, publisher.registration],
    [publisherLines.director, publisher.director],
    [publisherLines.address, house.address],
    [publisherLines.phone, house.phone],
    [publisherLines.email, house.email],
    [publisherLines.host, publisher.host],
  ].filter((line): line is [string, string] => Boolean(line[1]));
  return (
    <LegalPage text={legalNotice(house)} edition="notice" canonical={paths.legalNotice()}>
      <section>
        <h2>{publisherLines.title}</h2>
        <dl className="legal-lines">
          {lines.map(([name, value]) => (
            <div key={name} className="legal-line">
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </LegalPage>
  );
}
