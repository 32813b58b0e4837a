import type { Page } from "playwright-core";

/** Who stands before the screen. */
export const roles = ["visitor", "patient", "new patient", "doctor", "center", "administrator"] as const;
export type Role = (typeof roles)[number];

/** A screen or window of the product, and how to get there from a page of the product on which that person is signed in. */
export interface Place {
  name: string;
  role: Role;
  open: (page: Page, house: House) => Promise<unknown>;
}

/** What the places need to know of the demonstration data. */
export interface House {
  url: string;
  doctorId: string;
  slots: readonly { date: string; time: string }[];
}
