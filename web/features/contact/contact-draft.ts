/** Where the message being written is kept in this window, so that a reload loses nothing. */
export const contactDraft = "keneya-contact";
