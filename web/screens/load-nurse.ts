/** Fetches the script of the nurse's window; ahead of the press where that is likely. */
export const loadNurse = async () => (await import("./nurse-window.tsx")).NurseWindow;

/** The same, ahead: whether it came shows when the window opens. */
export const fetchNurse = () => void loadNurse().catch(() => {});
