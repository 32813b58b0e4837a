import { useState } from "react";
import { useSearchParams } from "react-router";
import { common } from "#texts/common.ts";
import { paths } from "#web/paths.ts";
import type { ButtonLook } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { nurseSection, useNurseStage } from "./nurse-stage.ts";
import type { NurseStage } from "./nurse-stage.ts";

/**
 * The link that opens the nurse's window by the address, which works before any script; `NursePlace` stands where it opens. Pressed on a slow
 * network, it shows at once that the press was felt.
 */
export function NurseDoor({ labels, look }: { labels: Record<NurseStage, string>; look?: ButtonLook }) {
  const [search] = useSearchParams();
  const stage = useNurseStage();
  const [pressed, setPressed] = useState(false);
  // The address follows the press when the page has its parts.
  if (pressed && search.has("infirmiere")) setPressed(false);
  return (
    <div>
      {/* Without a script the section is where it leads. */}
      <LinkButton
        to={`${paths.nurse()}#${nurseSection}`}
        look={look}
        icon="heart"
        busy={pressed}
        onPress={() => setPressed(true)}
      >
        {labels[stage]}
      </LinkButton>
      <span className="hidden-name" role="status">
        {pressed && common.loading}
      </span>
    </div>
  );
}
