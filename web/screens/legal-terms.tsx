import { legalHouse } from "#contract/legal.ts";
import { legalTerms } from "#texts/legal-terms.ts";
import { LegalPage } from "#web/layouts/legal-page.tsx";
import { useSite } from "#web/layouts/site.tsx";
import { paths } from "#web/paths.ts";

/** What signing up accepts. */
export function LegalTermsScreen() {
  const site = useSite();
  return <LegalPage text={legalTerms(legalHouse(site))} edition="terms" canonical={paths.terms()} />;
}
