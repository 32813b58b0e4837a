import type { OutputOf } from "#contract/endpoint.ts";
import type { deleteAccount } from "#contract/account-settings.ts";
import { accountPage as words } from "#texts/account-page.ts";
import { common } from "#texts/common.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { AccountDeletion } from "./account-deletion.tsx";
import { AccountDevices } from "./account-devices.tsx";
import { AccountEmail } from "./account-email.tsx";
import { AccountExport } from "./account-export.tsx";
import { AccountFactors } from "./account-factors.tsx";
import { AccountLock } from "./account-lock.tsx";
import { AccountName } from "./account-name.tsx";
import { AccountPassword } from "./account-password.tsx";
import { AccountPhone } from "./account-phone.tsx";
import { CompleteAccount } from "./complete-account.tsx";
import { FormerAccount } from "./former-account.tsx";
import { useAccount } from "./use-account.ts";
import "./account-settings.css";

/** The account page, one layout for every role: who one is, the password, the second factor, the lock, the devices, one's data, leaving. */
export function AccountSettings({ onDeleted }: { onDeleted: (answer: OutputOf<typeof deleteAccount>) => void }) {
  const answer = useAccount();
  const account = answer.data;
  if (!account) {
    return answer.isError ? (
      <ErrorState
        title={words.failed}
        retryLabel={common.retry}
        onRetry={() => void answer.refetch()}
        busy={answer.isFetching}
      >
        {answer.error.detail}
      </ErrorState>
    ) : (
      <Skeleton label={common.loading} look="blocks" count={4} />
    );
  }
  const mayLeave = account.role === "patient" || account.role === "specialist";
  // Forms begin with what the account holds: another account is another page.
  return (
    <div className="settings" key={account.id}>
      <CompleteAccount />
      {account.has_former_account && <FormerAccount />}
      <AccountName account={account} />
      <AccountPhone account={account} />
      <AccountEmail account={account} />
      <AccountPassword account={account} />
      <AccountFactors account={account} />
      <AccountLock account={account} />
      <AccountDevices />
      <AccountExport />
      {mayLeave && <AccountDeletion account={account} onDeleted={onDeleted} />}
    </div>
  );
}
