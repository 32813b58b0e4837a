import { site as words } from "#texts/site.ts";
import { Page } from "#web/layouts/page.tsx";
import { paths } from "#web/paths.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { WovenBand } from "#web/ui/woven-band.tsx";

/** Every address that leads nowhere. */
export function NotFoundScreen() {
  return (
    <div className="wide section stack">
      <Page title={words.notFoundTitle} status={404} hidden />
      <WovenBand size="s" />
      <h1>{words.notFoundTitle}</h1>
      <p className="lead">{words.notFoundText}</p>
      <div className="row">
        <LinkButton to={paths.home()} look="primary">
          {words.backHome}
        </LinkButton>
        <LinkButton to={paths.doctors()} look="quiet">
          {words.doctors}
        </LinkButton>
      </div>
    </div>
  );
}
