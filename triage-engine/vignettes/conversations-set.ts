import type { Conversation } from "#triage-engine/vignettes/conversation.ts";
import { abidjan1 } from "#triage-engine/vignettes/conversations/abidjan-1.ts";
import { abidjan2 } from "#triage-engine/vignettes/conversations/abidjan-2.ts";
import { abidjan3 } from "#triage-engine/vignettes/conversations/abidjan-3.ts";
import { polite1 } from "#triage-engine/vignettes/conversations/polite-1.ts";
import { polite2 } from "#triage-engine/vignettes/conversations/polite-2.ts";
import { polite3 } from "#triage-engine/vignettes/conversations/polite-3.ts";
import { rambling1 } from "#triage-engine/vignettes/conversations/rambling-1.ts";
import { rambling2 } from "#triage-engine/vignettes/conversations/rambling-2.ts";
import { rambling3 } from "#triage-engine/vignettes/conversations/rambling-3.ts";
import { record1 } from "#triage-engine/vignettes/conversations/record-1.ts";
import { record2 } from "#triage-engine/vignettes/conversations/record-2.ts";
import { record3 } from "#triage-engine/vignettes/conversations/record-3.ts";
import { short1 } from "#triage-engine/vignettes/conversations/short-1.ts";
import { short2 } from "#triage-engine/vignettes/conversations/short-2.ts";
import { short3 } from "#triage-engine/vignettes/conversations/short-3.ts";

/** Chats that people led in their own words: as a record tells it, politely, in one line, as one writes in Abidjan, and rambling (decision 0038). */
export const conversations: readonly Conversation[] = [
  ...abidjan1,
  ...abidjan2,
  ...abidjan3,
  ...polite1,
  ...polite2,
  ...polite3,
  ...rambling1,
  ...rambling2,
  ...rambling3,
  ...record1,
  ...record2,
  ...record3,
  ...short1,
  ...short2,
  ...short3,
];
