import type { ReactNode } from "react";
import { frenchDate } from "#contract/clinic-time.ts";
import { legalVersions } from "#contract/legal.ts";
import { legalFrame as words } from "#texts/legal-frame.ts";
import type { LegalText } from "#texts/legal-frame.ts";
import { Page } from "./page.tsx";
import "./legal-page.css";

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
