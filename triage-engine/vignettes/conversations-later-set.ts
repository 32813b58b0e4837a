import type { Conversation } from "#triage-engine/vignettes/conversation.ts";
import { how1 } from "#triage-engine/vignettes/conversations/how-1.ts";
import { how2 } from "#triage-engine/vignettes/conversations/how-2.ts";
import { how3 } from "#triage-engine/vignettes/conversations/how-3.ts";
import { how4 } from "#triage-engine/vignettes/conversations/how-4.ts";
import { short1 } from "#triage-engine/vignettes/conversations/short-1.ts";
import { short10 } from "#triage-engine/vignettes/conversations/short-10.ts";
import { short11 } from "#triage-engine/vignettes/conversations/short-11.ts";
import { short12 } from "#triage-engine/vignettes/conversations/short-12.ts";
import { short13 } from "#triage-engine/vignettes/conversations/short-13.ts";
import { short14 } from "#triage-engine/vignettes/conversations/short-14.ts";
import { short15 } from "#triage-engine/vignettes/conversations/short-15.ts";
import { short16 } from "#triage-engine/vignettes/conversations/short-16.ts";
import { short17 } from "#triage-engine/vignettes/conversations/short-17.ts";
import { short18 } from "#triage-engine/vignettes/conversations/short-18.ts";
import { short19 } from "#triage-engine/vignettes/conversations/short-19.ts";
import { short2 } from "#triage-engine/vignettes/conversations/short-2.ts";
import { short20 } from "#triage-engine/vignettes/conversations/short-20.ts";
import { short21 } from "#triage-engine/vignettes/conversations/short-21.ts";
import { short22 } from "#triage-engine/vignettes/conversations/short-22.ts";
import { short3 } from "#triage-engine/vignettes/conversations/short-3.ts";
import { short4 } from "#triage-engine/vignettes/conversations/short-4.ts";
import { short5 } from "#triage-engine/vignettes/conversations/short-5.ts";
import { short6 } from "#triage-engine/vignettes/conversations/short-6.ts";
import { short7 } from "#triage-engine/vignettes/conversations/short-7.ts";
import { short8 } from "#triage-engine/vignettes/conversations/short-8.ts";
import { short9 } from "#triage-engine/vignettes/conversations/short-9.ts";

/** Chats in short answers, and those of people who say how things are. */
export const laterConversations: readonly Conversation[] = [
  ...how1,
  ...how2,
  ...how3,
  ...how4,
  ...short1,
  ...short10,
  ...short11,
  ...short12,
  ...short13,
  ...short14,
  ...short15,
  ...short16,
  ...short17,
  ...short18,
  ...short19,
  ...short2,
  ...short20,
  ...short21,
  ...short22,
  ...short3,
  ...short4,
  ...short5,
  ...short6,
  ...short7,
  ...short8,
  ...short9,
];
