import { setTimeout as wait } from "node:timers/promises";
import { TOTP } from "otpauth";
import { addFactor, challengeFactor, makeRecoveryCodes, verifyFactor } from "#contract/account-factors.ts";
import { done } from "./api.ts";

const period = 30_000;

/** The app on somebody's phone: each code counts once, so the earliest that counts comes first and the next ones after it. */
export function authenticator(secret: string) {
  const totp = new TOTP({ secret: secret.replaceAll(/\s/g, "") });
  let step = 0;
  return async (): Promise<string> => {
    // The very end of a step: the code would be typed in the next one.
    const left = period - (Date.now() % period);
    if (left < 3000) await wait(left);
    step = Math.max(step + 1, Math.floor(Date.now() / period) - 1);
    return totp.generate({ timestamp: step * period });
  };
}

/** Gives an account an app and recovery codes through the API: what came before the journey. */
export async function withApp(url: string, token: string): Promise<{ token: string; code: () => Promise<string> }> {
  const { id, totp } = await done(url, addFactor, { token, input: { type: "totp" } });
  const code = authenticator(totp?.secret ?? "");
  const { challenge_id } = await done(url, challengeFactor, { token, params: { id } });
  const input = { challenge_id, code: await code() };
  const raised = (await done(url, verifyFactor, { token, params: { id }, input })).access_token;
  await done(url, makeRecoveryCodes, { token: raised });
  return { token: raised, code };
}
