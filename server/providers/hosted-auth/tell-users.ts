import { objectIn, ownPlace } from "./answers.ts";
import { realEmail, realPhone } from "./opaque.ts";

type Fields = Record<string, unknown>;

/** Answers of the contract that name the person they are for. */
const namesAUser = /^\/(token|verify|signup|user|factors\/[^/]+\/verify)(\?|$)/;

const textIn = (fields: Fields, name: string) => (typeof fields[name] === "string" ? (fields[name] as string) : "");

/** A user as the embedded service would tell of them: our role, and no address or number that nobody can have. */
function inOurTerms(user: Fields): Fields {
  const theirs = objectIn(user["app_metadata"]) ?? {};
  const { role = "patient", is_super_admin } = objectIn(theirs[ownPlace]) ?? {};
  const { role: _role, is_super_admin: _isSuperAdmin, [ownPlace]: _own, ...rest } = theirs;
  const identities = Array.isArray(user["identities"]) ? (user["identities"] as unknown[]) : [];
  return {
    ...user,
    email: realEmail(textIn(user, "email")) ?? "",
    phone: realPhone(textIn(user, "phone"))?.slice(1) ?? "",
    app_metadata: { ...rest, role, ...(is_super_admin === true ? { is_super_admin } : {}) },
    identities: identities.filter((one) => {
      const { email, phone } = objectIn(objectIn(one)?.["identity_data"]) ?? {};
      if (typeof email === "string" && email !== "") return realEmail(email) !== null;
      return typeof phone !== "string" || phone === "" || realPhone(phone) !== null;
    }),
  };
}

/** An answer whose user is told in our terms: whoever reads it need not know where passwords are kept. Anything else is as it came. */
export function toldInOurTerms(path: string, body: Buffer): Buffer {
  if (!namesAUser.test(path)) return body;
  let said: Fields | null;
  try {
    said = objectIn(JSON.parse(body.toString("utf8")));
  } catch {
    return body;
  }
  const user = objectIn(said?.["user"]);
  if (said && user) return Buffer.from(JSON.stringify({ ...said, user: inOurTerms(user) }));
  return said && objectIn(said["app_metadata"]) ? Buffer.from(JSON.stringify(inOurTerms(said))) : body;
}
