import { makePocket } from "#triage-engine/pocket/pocket.ts";
import { loadPage, outline } from "./nurse-book.ts";

/** The nurse's own rules in this browser, ready to be asked. */
export const pocketNurse = makePocket(outline, loadPage);
