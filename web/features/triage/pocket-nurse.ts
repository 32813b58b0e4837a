import { makePocket, type Pocket } from "#triage-engine/pocket/pocket.ts";
import { loadOutline, loadPage } from "./nurse-book.ts";

/** The nurse's own rules in this browser, ready to be asked. Refuses: her book cannot be had now. */
export const loadPocketNurse = async (): Promise<Pocket> => makePocket(await loadOutline(), loadPage);
