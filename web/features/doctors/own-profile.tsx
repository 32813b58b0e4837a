import { useState } from "react";
import { common } from "#texts/common.ts";
import { doctorProfileTexts as words } from "#texts/doctor-profile.ts";
import { useSession } from "#web/session/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { OwnProfileForm } from "./own-profile-form.tsx";
import { useOwnProfile } from "./use-own-profile.ts";

/** A doctor who signed up alone: the profile to fill in, then the wait for the verification of the licence. */
export function ProfileToVerify() {
  const { user } = useSession();
  const { answer, profile } = useOwnProfile();
  const [editing, setEditing] = useState(false);
  const owner = user?.id ?? "";
  if (!profile) {
    return (
      <>
        <div className="stack">
          <h1>{words.fillTitle}</h1>
          <p className="lead">{words.fillLead}</p>
        </div>
        <OwnProfileForm
          profile={null}
          name={user?.full_name ?? ""}
          owner={owner}
          onSaved={() => void answer.refetch()}
        />
      </>
    );
  }
  return (
    <>
      <h1>{words.title}</h1>
      <Notice tone="warning" live title={words.waitingTitle}>
        <p>{words.waitingText}</p>
      </Notice>
      {editing ? (
        <OwnProfileForm profile={profile} owner={owner} onSaved={() => setEditing(false)} />
      ) : (
        <div>
          <Button onClick={() => setEditing(true)}>{words.edit}</Button>
        </div>
      )}
    </>
  );
}

/** The profile of a doctor in the directory, on the account page. */
export function OwnProfileSettings() {
  const { user } = useSession();
  const { answer, profile, missing } = useOwnProfile();
  const showToast = useToast();
  if (missing) return null;
  if (!profile) {
    return answer.isError ? (
      <ErrorState
        title={words.checkFailed}
        retryLabel={common.retry}
        onRetry={() => void answer.refetch()}
        busy={answer.isFetching}
      >
        {answer.error.detail}
      </ErrorState>
    ) : (
      <Skeleton label={common.loading} look="blocks" count={3} />
    );
  }
  return (
    <section className="stack" aria-labelledby="profil-medecin">
      <h2 id="profil-medecin">{words.title}</h2>
      {profile.status === "waiting" && (
        <Notice tone="warning" title={words.waitingTitle}>
          <p>{words.waitingText}</p>
        </Notice>
      )}
      <OwnProfileForm
        key={profile.status}
        profile={profile}
        owner={user?.id ?? ""}
        onSaved={() => showToast(words.saved)}
      />
    </section>
  );
}
