import { legalHouse } from "#contract/legal.ts";
import { legalTerms } from "#texts/legal-terms.ts";
import { loginTexts as words } from "#texts/login.ts";
import { useSiteSettings } from "#web/api/site.ts";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";

export interface TermsStepProps {
  busy: boolean;
  failure: string | null;
  onAccept: () => void;
  onDecline: () => void;
}

/** The terms as they stand, and the two answers to them. */
export function TermsStep({ busy, failure, onAccept, onDecline }: TermsStepProps) {
  const text = legalTerms(legalHouse(useSiteSettings()));
  return (
    <div className="stack">
      <p>{words.termsHelp}</p>
      {/* What scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="login-terms small" tabIndex={0} aria-label={text.title}>
        <p>{text.intro}</p>
        {text.sections.map(({ title, body }) => (
          <div key={title}>
            <h3>{title}</h3>
            {body.map((piece) =>
              typeof piece === "string" ? (
                <p key={piece}>{piece}</p>
              ) : (
                <ul key={piece.join()}>
                  {piece.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              ),
            )}
          </div>
        ))}
      </section>
      <p className="small">
        {/* A page of its own: what was typed stays here. */}
        <a href={paths.terms()} target="_blank" rel="noopener">
          {words.termsPage}
        </a>
      </p>
      {failure && <Notice tone="error" live title={failure} />}
      <div className="login-actions">
        <Button onClick={onDecline}>{words.decline}</Button>
        <Button look="primary" busy={busy} busyLabel={words.signingUp} onClick={onAccept}>
          {words.accept}
        </Button>
      </div>
    </div>
  );
}
