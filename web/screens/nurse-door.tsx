import { useState } from "react";
import { useSearchParams } from "react-router";
import { common } from "#texts/common.ts";
import { paths } from "#web/paths.ts";
import { useKept } from "#web/session/session.tsx";
import { nurseChatKey } from "#web/session/stored-session.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

/**
 * The link that opens the nurse's window by the address, which works before any script; `NursePlace` stands where it opens. Pressed on a slow
 * network, it shows at once that the press was felt.
 */
export function NurseDoor({ label, resume }: { label: string; resume: string }) {
  const [search] = useSearchParams();
  const begun = useKept(nurseChatKey);
  const [pressed, setPressed] = useState(false);
  // The address follows the press when the page has its parts.
  if (pressed && search.has("infirmiere")) setPressed(false);
  return (
    <div className="stack">
      <LinkButton to={paths.nurse()} icon="heart" onPress={() => setPressed(true)}>
        {begun ? resume : label}
      </LinkButton>
      {pressed && <Skeleton label={common.loading} count={1} />}
    </div>
  );
}
