/** Spans of time in days, as vignettes write ages and durations. Rounded up, so that a child of three months has completed them. */

export const hours = (count: number): number => count / 24;
export const weeks = (count: number): number => count * 7;
export const months = (count: number): number => Math.ceil(count * 30.4375);
export const years = (count: number): number => Math.ceil(count * 365.25);
