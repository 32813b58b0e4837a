import type { ReactNode } from "react";
import type { SiteSettings } from "#contract/site.ts";
import { frenchDate } from "#contract/clinic-time.ts";
import { legalVersions } from "#contract/legal.ts";
import { formatPhone } from "#contract/phone.ts";
import { legalFrame as words } from "#texts/legal-frame.ts";
import type { LegalHouse, LegalText } from "#texts/legal-frame.ts";
import { Page } from "./page.tsx";
import "./legal-page.css";

/** The facts that legal sentences take from the platform settings. */
export function legalHouse(site: SiteSettings): LegalHouse {
  return {
    name: site.publisher.name,
    email: site.emails[0] ?? "",
    data_email: site.publisher.data_protection_email,
    phone: formatPhone(site.phones[0] ?? ""),
    address: site.address.join(", "),
    emergency_numbers: site.emergency_numbers.map(({ number, name }) => `${number} (${name})`).join(", "),
  };
}

export interface LegalPageProps {
  text: LegalText;
  /** Which of the versioned texts this is. */
  edition: keyof typeof legalVersions;
  canonical: string;
  /** Between the introduction and the sections. */
  children?: ReactNode;
}

/** A legal page: what it is, since when, and its text. */
export function LegalPage({ text, edition, canonical, children }: LegalPageProps) {
  const { version, date } = legalVersions[edition];
  return (
    <article className="wide section legal">
      <Page title={text.title} description={text.description} canonical={canonical} />
      <h1>{text.title}</h1>
      <p className="quiet small">{words.version(version, frenchDate(date))}</p>
      <p className="lead">{text.intro}</p>
      {children}
      {text.sections.map((section) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          {section.body.map((piece) => (
            <Piece key={String(piece)} piece={piece} />
          ))}
        </section>
      ))}
    </article>
  );
}

function Piece({ piece }: { piece: string | readonly string[] }) {
  if (typeof piece === "string") return <p>{piece}</p>;
  return (
    <ul>
      {piece.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
