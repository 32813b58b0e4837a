import { useState } from "react";
import { exportAccount } from "#contract/account-settings.ts";
import { clinicDateAt } from "#contract/clinic-time.ts";
import { accountPage as words } from "#texts/account-page.ts";
import { detailOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/use-api.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { saveFile } from "#web/ui/save-file.ts";
import { SettingsPart } from "./settings-part.tsx";

/** Everything kept about the account, as a file to take along. */
export function AccountExport() {
  const [said, setSaid] = useState<{ tone: "success" | "error"; text: string } | null>(null);
  const take = useApiMutation(exportAccount, {
    onSuccess: (data) => {
      saveFile(words.exportName(clinicDateAt(new Date())), JSON.stringify(data, null, 2), "application/json");
      setSaid({ tone: "success", text: words.exported });
    },
    onError: (error) => setSaid({ tone: "error", text: detailOf(error, words.exportFailed) }),
  });
  return (
    <SettingsPart title={words.data}>
      <p className="quiet">{words.exportWhy}</p>
      {said && <Notice tone={said.tone} live title={said.text} />}
      <div>
        <Button
          icon="download"
          busy={take.isPending}
          busyLabel={words.exporting}
          onClick={() => {
            setSaid(null);
            take.mutate({});
          }}
        >
          {words.export}
        </Button>
      </div>
    </SettingsPart>
  );
}
