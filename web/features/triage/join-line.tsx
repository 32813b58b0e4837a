import { useState } from "react";
import { nurse as words } from "#texts/nurse.ts";
import { useSession } from "#web/session/session.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import "./triage-summary.css";
import { joinableChat, keepChat } from "./kept-chat.ts";

/** In a booking: whether the doctor gets the assessment that this window holds. Nothing goes along unless it is ticked. */
export function JoinLine() {
  const { user } = useSession();
  const [chat, setChat] = useState(joinableChat);
  const level = chat?.state.urgency_level;
  if (!chat || !level || (user && chat.owner !== null && chat.owner !== user.id)) return null;
  return (
    <Checkbox
      name="join_triage"
      checked={chat.join}
      onChange={({ target }) => {
        const next = { ...chat, join: target.checked };
        keepChat(next);
        setChat(next);
      }}
      label={
        <>
          {words.join}
          <span className="quiet small join-note">
            {words.joinNote(level)} {chat.owner === null && words.joinClaims}
          </span>
        </>
      }
    />
  );
}
