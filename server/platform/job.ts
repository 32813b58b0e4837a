import type { Context } from "#server/context.ts";

/** Work that is done again and again, whoever asks or not. Running twice at once must do no harm. */
export interface Job {
  /** `feature.verb`. */
  name: string;
  /** When, as a crontab line tells it (UTC, which is Abidjan's time). */
  cron: string;
  run: (ctx: Context) => Promise<unknown>;
}
