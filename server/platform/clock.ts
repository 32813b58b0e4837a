/** The clock is handed in, so that rules never ask the machine and tests can move time. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
