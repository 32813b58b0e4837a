import { legalHouse } from "#contract/legal.ts";
import { legalPrivacy } from "#texts/legal-privacy.ts";
import { LegalPage } from "#web/layouts/legal-page.tsx";
import { useSite } from "#web/layouts/site.tsx";
import { paths } from "#web/paths.ts";

/** What happens to personal and health data. */
export function LegalPrivacyScreen() {
  const site = useSite();
  return <LegalPage text={legalPrivacy(legalHouse(site))} edition="privacy" canonical={paths.privacy()} />;
}
