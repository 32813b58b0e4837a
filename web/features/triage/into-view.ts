/** What comes in the place of a button that is gone, as a `ref`: brought into view, it takes the focus over. */
export function intoView(come: HTMLElement | null): void {
  come?.focus({ preventScroll: true });
  come?.scrollIntoView?.({ block: "nearest" });
}
