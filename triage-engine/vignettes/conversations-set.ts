import type { Conversation } from "#triage-engine/vignettes/conversation.ts";
import { laterConversations } from "#triage-engine/vignettes/conversations-later-set.ts";
import { abidjan1 } from "#triage-engine/vignettes/conversations/abidjan-1.ts";
import { abidjan10 } from "#triage-engine/vignettes/conversations/abidjan-10.ts";
import { abidjan11 } from "#triage-engine/vignettes/conversations/abidjan-11.ts";
import { abidjan12 } from "#triage-engine/vignettes/conversations/abidjan-12.ts";
import { abidjan13 } from "#triage-engine/vignettes/conversations/abidjan-13.ts";
import { abidjan14 } from "#triage-engine/vignettes/conversations/abidjan-14.ts";
import { abidjan15 } from "#triage-engine/vignettes/conversations/abidjan-15.ts";
import { abidjan16 } from "#triage-engine/vignettes/conversations/abidjan-16.ts";
import { abidjan17 } from "#triage-engine/vignettes/conversations/abidjan-17.ts";
import { abidjan2 } from "#triage-engine/vignettes/conversations/abidjan-2.ts";
import { abidjan3 } from "#triage-engine/vignettes/conversations/abidjan-3.ts";
import { abidjan4 } from "#triage-engine/vignettes/conversations/abidjan-4.ts";
import { abidjan5 } from "#triage-engine/vignettes/conversations/abidjan-5.ts";
import { abidjan6 } from "#triage-engine/vignettes/conversations/abidjan-6.ts";
import { abidjan7 } from "#triage-engine/vignettes/conversations/abidjan-7.ts";
import { abidjan8 } from "#triage-engine/vignettes/conversations/abidjan-8.ts";
import { abidjan9 } from "#triage-engine/vignettes/conversations/abidjan-9.ts";
import { hidden1 } from "#triage-engine/vignettes/conversations/hidden-1.ts";
import { hidden10 } from "#triage-engine/vignettes/conversations/hidden-10.ts";
import { hidden11 } from "#triage-engine/vignettes/conversations/hidden-11.ts";
import { hidden12 } from "#triage-engine/vignettes/conversations/hidden-12.ts";
import { hidden13 } from "#triage-engine/vignettes/conversations/hidden-13.ts";
import { hidden14 } from "#triage-engine/vignettes/conversations/hidden-14.ts";
import { hidden15 } from "#triage-engine/vignettes/conversations/hidden-15.ts";
import { hidden16 } from "#triage-engine/vignettes/conversations/hidden-16.ts";
import { hidden17 } from "#triage-engine/vignettes/conversations/hidden-17.ts";
import { hidden18 } from "#triage-engine/vignettes/conversations/hidden-18.ts";
import { hidden19 } from "#triage-engine/vignettes/conversations/hidden-19.ts";
import { hidden2 } from "#triage-engine/vignettes/conversations/hidden-2.ts";
import { hidden20 } from "#triage-engine/vignettes/conversations/hidden-20.ts";
import { hidden21 } from "#triage-engine/vignettes/conversations/hidden-21.ts";
import { hidden22 } from "#triage-engine/vignettes/conversations/hidden-22.ts";
import { hidden23 } from "#triage-engine/vignettes/conversations/hidden-23.ts";
import { hidden3 } from "#triage-engine/vignettes/conversations/hidden-3.ts";
import { hidden4 } from "#triage-engine/vignettes/conversations/hidden-4.ts";
import { hidden5 } from "#triage-engine/vignettes/conversations/hidden-5.ts";
import { hidden6 } from "#triage-engine/vignettes/conversations/hidden-6.ts";
import { hidden7 } from "#triage-engine/vignettes/conversations/hidden-7.ts";
import { hidden8 } from "#triage-engine/vignettes/conversations/hidden-8.ts";
import { hidden9 } from "#triage-engine/vignettes/conversations/hidden-9.ts";
import { otherwise1 } from "#triage-engine/vignettes/conversations/otherwise-1.ts";
import { otherwise10 } from "#triage-engine/vignettes/conversations/otherwise-10.ts";
import { otherwise11 } from "#triage-engine/vignettes/conversations/otherwise-11.ts";
import { otherwise12 } from "#triage-engine/vignettes/conversations/otherwise-12.ts";
import { otherwise13 } from "#triage-engine/vignettes/conversations/otherwise-13.ts";
import { otherwise14 } from "#triage-engine/vignettes/conversations/otherwise-14.ts";
import { otherwise15 } from "#triage-engine/vignettes/conversations/otherwise-15.ts";
import { otherwise16 } from "#triage-engine/vignettes/conversations/otherwise-16.ts";
import { otherwise17 } from "#triage-engine/vignettes/conversations/otherwise-17.ts";
import { otherwise18 } from "#triage-engine/vignettes/conversations/otherwise-18.ts";
import { otherwise19 } from "#triage-engine/vignettes/conversations/otherwise-19.ts";
import { otherwise2 } from "#triage-engine/vignettes/conversations/otherwise-2.ts";
import { otherwise20 } from "#triage-engine/vignettes/conversations/otherwise-20.ts";
import { otherwise21 } from "#triage-engine/vignettes/conversations/otherwise-21.ts";
import { otherwise22 } from "#triage-engine/vignettes/conversations/otherwise-22.ts";
import { otherwise23 } from "#triage-engine/vignettes/conversations/otherwise-23.ts";
import { otherwise24 } from "#triage-engine/vignettes/conversations/otherwise-24.ts";
import { otherwise25 } from "#triage-engine/vignettes/conversations/otherwise-25.ts";
import { otherwise26 } from "#triage-engine/vignettes/conversations/otherwise-26.ts";
import { otherwise27 } from "#triage-engine/vignettes/conversations/otherwise-27.ts";
import { otherwise28 } from "#triage-engine/vignettes/conversations/otherwise-28.ts";
import { otherwise29 } from "#triage-engine/vignettes/conversations/otherwise-29.ts";
import { otherwise3 } from "#triage-engine/vignettes/conversations/otherwise-3.ts";
import { otherwise30 } from "#triage-engine/vignettes/conversations/otherwise-30.ts";
import { otherwise31 } from "#triage-engine/vignettes/conversations/otherwise-31.ts";
import { otherwise32 } from "#triage-engine/vignettes/conversations/otherwise-32.ts";
import { otherwise4 } from "#triage-engine/vignettes/conversations/otherwise-4.ts";
import { otherwise5 } from "#triage-engine/vignettes/conversations/otherwise-5.ts";
import { otherwise6 } from "#triage-engine/vignettes/conversations/otherwise-6.ts";
import { otherwise7 } from "#triage-engine/vignettes/conversations/otherwise-7.ts";
import { otherwise8 } from "#triage-engine/vignettes/conversations/otherwise-8.ts";
import { otherwise9 } from "#triage-engine/vignettes/conversations/otherwise-9.ts";
import { plain1 } from "#triage-engine/vignettes/conversations/plain-1.ts";
import { plain10 } from "#triage-engine/vignettes/conversations/plain-10.ts";
import { plain11 } from "#triage-engine/vignettes/conversations/plain-11.ts";
import { plain12 } from "#triage-engine/vignettes/conversations/plain-12.ts";
import { plain13 } from "#triage-engine/vignettes/conversations/plain-13.ts";
import { plain14 } from "#triage-engine/vignettes/conversations/plain-14.ts";
import { plain15 } from "#triage-engine/vignettes/conversations/plain-15.ts";
import { plain16 } from "#triage-engine/vignettes/conversations/plain-16.ts";
import { plain17 } from "#triage-engine/vignettes/conversations/plain-17.ts";
import { plain18 } from "#triage-engine/vignettes/conversations/plain-18.ts";
import { plain19 } from "#triage-engine/vignettes/conversations/plain-19.ts";
import { plain2 } from "#triage-engine/vignettes/conversations/plain-2.ts";
import { plain20 } from "#triage-engine/vignettes/conversations/plain-20.ts";
import { plain21 } from "#triage-engine/vignettes/conversations/plain-21.ts";
import { plain22 } from "#triage-engine/vignettes/conversations/plain-22.ts";
import { plain23 } from "#triage-engine/vignettes/conversations/plain-23.ts";
import { plain24 } from "#triage-engine/vignettes/conversations/plain-24.ts";
import { plain25 } from "#triage-engine/vignettes/conversations/plain-25.ts";
import { plain3 } from "#triage-engine/vignettes/conversations/plain-3.ts";
import { plain4 } from "#triage-engine/vignettes/conversations/plain-4.ts";
import { plain5 } from "#triage-engine/vignettes/conversations/plain-5.ts";
import { plain6 } from "#triage-engine/vignettes/conversations/plain-6.ts";
import { plain7 } from "#triage-engine/vignettes/conversations/plain-7.ts";
import { plain8 } from "#triage-engine/vignettes/conversations/plain-8.ts";
import { plain9 } from "#triage-engine/vignettes/conversations/plain-9.ts";
import { polite1 } from "#triage-engine/vignettes/conversations/polite-1.ts";
import { polite10 } from "#triage-engine/vignettes/conversations/polite-10.ts";
import { polite11 } from "#triage-engine/vignettes/conversations/polite-11.ts";
import { polite12 } from "#triage-engine/vignettes/conversations/polite-12.ts";
import { polite13 } from "#triage-engine/vignettes/conversations/polite-13.ts";
import { polite14 } from "#triage-engine/vignettes/conversations/polite-14.ts";
import { polite15 } from "#triage-engine/vignettes/conversations/polite-15.ts";
import { polite16 } from "#triage-engine/vignettes/conversations/polite-16.ts";
import { polite17 } from "#triage-engine/vignettes/conversations/polite-17.ts";
import { polite18 } from "#triage-engine/vignettes/conversations/polite-18.ts";
import { polite19 } from "#triage-engine/vignettes/conversations/polite-19.ts";
import { polite2 } from "#triage-engine/vignettes/conversations/polite-2.ts";
import { polite20 } from "#triage-engine/vignettes/conversations/polite-20.ts";
import { polite21 } from "#triage-engine/vignettes/conversations/polite-21.ts";
import { polite22 } from "#triage-engine/vignettes/conversations/polite-22.ts";
import { polite3 } from "#triage-engine/vignettes/conversations/polite-3.ts";
import { polite4 } from "#triage-engine/vignettes/conversations/polite-4.ts";
import { polite5 } from "#triage-engine/vignettes/conversations/polite-5.ts";
import { polite6 } from "#triage-engine/vignettes/conversations/polite-6.ts";
import { polite7 } from "#triage-engine/vignettes/conversations/polite-7.ts";
import { polite8 } from "#triage-engine/vignettes/conversations/polite-8.ts";
import { polite9 } from "#triage-engine/vignettes/conversations/polite-9.ts";
import { rambling1 } from "#triage-engine/vignettes/conversations/rambling-1.ts";
import { rambling10 } from "#triage-engine/vignettes/conversations/rambling-10.ts";
import { rambling11 } from "#triage-engine/vignettes/conversations/rambling-11.ts";
import { rambling12 } from "#triage-engine/vignettes/conversations/rambling-12.ts";
import { rambling13 } from "#triage-engine/vignettes/conversations/rambling-13.ts";
import { rambling14 } from "#triage-engine/vignettes/conversations/rambling-14.ts";
import { rambling15 } from "#triage-engine/vignettes/conversations/rambling-15.ts";
import { rambling16 } from "#triage-engine/vignettes/conversations/rambling-16.ts";
import { rambling17 } from "#triage-engine/vignettes/conversations/rambling-17.ts";
import { rambling18 } from "#triage-engine/vignettes/conversations/rambling-18.ts";
import { rambling19 } from "#triage-engine/vignettes/conversations/rambling-19.ts";
import { rambling2 } from "#triage-engine/vignettes/conversations/rambling-2.ts";
import { rambling20 } from "#triage-engine/vignettes/conversations/rambling-20.ts";
import { rambling21 } from "#triage-engine/vignettes/conversations/rambling-21.ts";
import { rambling22 } from "#triage-engine/vignettes/conversations/rambling-22.ts";
import { rambling23 } from "#triage-engine/vignettes/conversations/rambling-23.ts";
import { rambling24 } from "#triage-engine/vignettes/conversations/rambling-24.ts";
import { rambling25 } from "#triage-engine/vignettes/conversations/rambling-25.ts";
import { rambling26 } from "#triage-engine/vignettes/conversations/rambling-26.ts";
import { rambling27 } from "#triage-engine/vignettes/conversations/rambling-27.ts";
import { rambling28 } from "#triage-engine/vignettes/conversations/rambling-28.ts";
import { rambling29 } from "#triage-engine/vignettes/conversations/rambling-29.ts";
import { rambling3 } from "#triage-engine/vignettes/conversations/rambling-3.ts";
import { rambling30 } from "#triage-engine/vignettes/conversations/rambling-30.ts";
import { rambling31 } from "#triage-engine/vignettes/conversations/rambling-31.ts";
import { rambling32 } from "#triage-engine/vignettes/conversations/rambling-32.ts";
import { rambling33 } from "#triage-engine/vignettes/conversations/rambling-33.ts";
import { rambling34 } from "#triage-engine/vignettes/conversations/rambling-34.ts";
import { rambling35 } from "#triage-engine/vignettes/conversations/rambling-35.ts";
import { rambling36 } from "#triage-engine/vignettes/conversations/rambling-36.ts";
import { rambling37 } from "#triage-engine/vignettes/conversations/rambling-37.ts";
import { rambling4 } from "#triage-engine/vignettes/conversations/rambling-4.ts";
import { rambling5 } from "#triage-engine/vignettes/conversations/rambling-5.ts";
import { rambling6 } from "#triage-engine/vignettes/conversations/rambling-6.ts";
import { rambling7 } from "#triage-engine/vignettes/conversations/rambling-7.ts";
import { rambling8 } from "#triage-engine/vignettes/conversations/rambling-8.ts";
import { rambling9 } from "#triage-engine/vignettes/conversations/rambling-9.ts";
import { record1 } from "#triage-engine/vignettes/conversations/record-1.ts";
import { record10 } from "#triage-engine/vignettes/conversations/record-10.ts";
import { record11 } from "#triage-engine/vignettes/conversations/record-11.ts";
import { record12 } from "#triage-engine/vignettes/conversations/record-12.ts";
import { record13 } from "#triage-engine/vignettes/conversations/record-13.ts";
import { record14 } from "#triage-engine/vignettes/conversations/record-14.ts";
import { record15 } from "#triage-engine/vignettes/conversations/record-15.ts";
import { record16 } from "#triage-engine/vignettes/conversations/record-16.ts";
import { record17 } from "#triage-engine/vignettes/conversations/record-17.ts";
import { record18 } from "#triage-engine/vignettes/conversations/record-18.ts";
import { record19 } from "#triage-engine/vignettes/conversations/record-19.ts";
import { record2 } from "#triage-engine/vignettes/conversations/record-2.ts";
import { record3 } from "#triage-engine/vignettes/conversations/record-3.ts";
import { record4 } from "#triage-engine/vignettes/conversations/record-4.ts";
import { record5 } from "#triage-engine/vignettes/conversations/record-5.ts";
import { record6 } from "#triage-engine/vignettes/conversations/record-6.ts";
import { record7 } from "#triage-engine/vignettes/conversations/record-7.ts";
import { record8 } from "#triage-engine/vignettes/conversations/record-8.ts";
import { record9 } from "#triage-engine/vignettes/conversations/record-9.ts";

/** Chats that people led in their own words: as a record tells it, politely, in one line, as one writes in Abidjan, rambling, hiding an emergency until it is asked for, and telling what is the case instead of yes or no (decisions 0038, 0040, 0041). */
export const conversations: readonly Conversation[] = [
  ...abidjan1,
  ...abidjan10,
  ...abidjan11,
  ...abidjan12,
  ...abidjan13,
  ...abidjan14,
  ...abidjan15,
  ...abidjan16,
  ...abidjan17,
  ...abidjan2,
  ...abidjan3,
  ...abidjan4,
  ...abidjan5,
  ...abidjan6,
  ...abidjan7,
  ...abidjan8,
  ...abidjan9,
  ...hidden1,
  ...hidden10,
  ...hidden11,
  ...hidden12,
  ...hidden13,
  ...hidden14,
  ...hidden15,
  ...hidden16,
  ...hidden17,
  ...hidden18,
  ...hidden19,
  ...hidden2,
  ...hidden20,
  ...hidden21,
  ...hidden22,
  ...hidden23,
  ...hidden3,
  ...hidden4,
  ...hidden5,
  ...hidden6,
  ...hidden7,
  ...hidden8,
  ...hidden9,
  ...otherwise1,
  ...otherwise10,
  ...otherwise11,
  ...otherwise12,
  ...otherwise13,
  ...otherwise14,
  ...otherwise15,
  ...otherwise16,
  ...otherwise17,
  ...otherwise18,
  ...otherwise19,
  ...otherwise2,
  ...otherwise20,
  ...otherwise21,
  ...otherwise22,
  ...otherwise23,
  ...otherwise24,
  ...otherwise25,
  ...otherwise26,
  ...otherwise27,
  ...otherwise28,
  ...otherwise29,
  ...otherwise3,
  ...otherwise30,
  ...otherwise31,
  ...otherwise32,
  ...otherwise4,
  ...otherwise5,
  ...otherwise6,
  ...otherwise7,
  ...otherwise8,
  ...otherwise9,
  ...plain1,
  ...plain10,
  ...plain11,
  ...plain12,
  ...plain13,
  ...plain14,
  ...plain15,
  ...plain16,
  ...plain17,
  ...plain18,
  ...plain19,
  ...plain2,
  ...plain20,
  ...plain21,
  ...plain22,
  ...plain23,
  ...plain24,
  ...plain25,
  ...plain3,
  ...plain4,
  ...plain5,
  ...plain6,
  ...plain7,
  ...plain8,
  ...plain9,
  ...polite1,
  ...polite10,
  ...polite11,
  ...polite12,
  ...polite13,
  ...polite14,
  ...polite15,
  ...polite16,
  ...polite17,
  ...polite18,
  ...polite19,
  ...polite2,
  ...polite20,
  ...polite21,
  ...polite22,
  ...polite3,
  ...polite4,
  ...polite5,
  ...polite6,
  ...polite7,
  ...polite8,
  ...polite9,
  ...rambling1,
  ...rambling10,
  ...rambling11,
  ...rambling12,
  ...rambling13,
  ...rambling14,
  ...rambling15,
  ...rambling16,
  ...rambling17,
  ...rambling18,
  ...rambling19,
  ...rambling2,
  ...rambling20,
  ...rambling21,
  ...rambling22,
  ...rambling23,
  ...rambling24,
  ...rambling25,
  ...rambling26,
  ...rambling27,
  ...rambling28,
  ...rambling29,
  ...rambling3,
  ...rambling30,
  ...rambling31,
  ...rambling32,
  ...rambling33,
  ...rambling34,
  ...rambling35,
  ...rambling36,
  ...rambling37,
  ...rambling4,
  ...rambling5,
  ...rambling6,
  ...rambling7,
  ...rambling8,
  ...rambling9,
  ...record1,
  ...record10,
  ...record11,
  ...record12,
  ...record13,
  ...record14,
  ...record15,
  ...record16,
  ...record17,
  ...record18,
  ...record19,
  ...record2,
  ...record3,
  ...record4,
  ...record5,
  ...record6,
  ...record7,
  ...record8,
  ...record9,
  ...laterConversations,
];
