import { readCenterProfile } from "#contract/center-directory.ts";
import { centerProfileTexts as words } from "#texts/center-profile.ts";
import { common } from "#texts/common.ts";
import { useApiQuery } from "#web/api/use-api.ts";
import { paths } from "#web/paths.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { CenterProfileForm } from "./center-profile-form.tsx";

/** What people read of the center, on its account page. */
export function CenterProfileSettings() {
  const { data: profile, ...answer } = useApiQuery(readCenterProfile);
  const showToast = useToast();
  return (
    <section className="stack center-profile" aria-labelledby="fiche-centre">
      <h2 id="fiche-centre">{words.title}</h2>
      <p className="quiet">{words.lead}</p>
      {profile ? (
        <CenterProfileForm profile={profile} onSaved={() => showToast(words.saved)} />
      ) : answer.isError ? (
        <ErrorState
          title={words.loadFailed}
          retryLabel={common.retry}
          onRetry={() => void answer.refetch()}
          busy={answer.isFetching}
        >
          {answer.error.detail}
        </ErrorState>
      ) : (
        <Skeleton label={common.loading} look="blocks" count={3} />
      )}
    </section>
  );
}

/** On the first screen, while people in danger would not find the center, or not know what it can do. */
export function CenterProfileMissing() {
  const { data: profile } = useApiQuery(readCenterProfile);
  if (!profile || (profile.town !== null && profile.emergency_service !== null)) return null;
  return (
    <Notice tone="info" title={words.missingTitle}>
      <p>{profile.town === null ? words.missingTown : words.missingEmergency}</p>
      <LinkButton to={paths.healthCenterDashboard({ onglet: "compte" })}>{words.complete}</LinkButton>
    </Notice>
  );
}
