import type { OutputOf } from "#contract/endpoint.ts";
import type { listSessions } from "#contract/account-settings.ts";
import { endSessions, listDevices } from "#server/auth/identity-sessions.ts";
import type { Context } from "#server/context.ts";
import type { Actor } from "#server/platform/actor.ts";
import { refuse } from "#server/platform/refuse.ts";
import { deviceTexts } from "#texts/accounts.ts";

/** The first that fits wins: many browsers name the others they descend from. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, "Edge"],
  [/OPR\/|OPiOS\/|Opera Mini/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/UCBrowser\//, "UC Browser"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/Android/, "Android"],
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/KAIOS/, "KaiOS"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "Mac"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

const firstOf = (list: typeof browsers, agent: string) => list.find(([sign]) => sign.test(agent))?.[1] ?? null;

/** A device in words a person recognises: « Chrome sur Android ». Versions are left out: nobody knows theirs. */
export function describeDevice(userAgent: string | null): string {
  const [browser, system] = [firstOf(browsers, userAgent ?? ""), firstOf(systems, userAgent ?? "")];
  if (browser && system) return deviceTexts.known(browser, system);
  return browser ?? system ?? deviceTexts.unknown;
}

/** Enough of an address to tell two networks apart, not enough to point at a house. */
export function roughAddress(address: string | null): string | null {
  if (address === null) return null;
  if (address.includes(":")) return `${address.split(":").slice(0, 2).join(":")}:…`;
  return `${address.split(".").slice(0, 2).join(".")}.…`;
}

/** The devices signed in to the account, the one used last first. */
export async function listOwnDevices(ctx: Context, actor: Actor): Promise<OutputOf<typeof listSessions>> {
  const devices = await listDevices(ctx, actor.accountId);
  return devices.map((device) => ({
    id: device.id,
    device: describeDevice(device.user_agent),
    address: roughAddress(device.address),
    created_at: device.created_at.toISOString(),
    last_used_at: device.last_used_at.toISOString(),
    current: device.id === actor.sessionId,
  }));
}

/** Signs one of the account's devices out. Refuses: session_not_found, also for a device of somebody else. */
export async function endOneSession(ctx: Context, actor: Actor, sessionId: string): Promise<void> {
  if ((await endSessions(ctx, actor.accountId, "local", sessionId)) === 0) refuse("session_not_found");
}
