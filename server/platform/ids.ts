import { randomBytes, randomUUID } from "node:crypto";

/** A UUID of version 7 (RFC 9562): sorted by time, so that indexes grow at one end. */
export function newId(): string {
  const time = Date.now().toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

/**
 * A UUID of version 4, for those whose id people read in part: its first 8 characters already tell one patient from another
 * (specification, section 9), where those of `newId` are the same for a minute.
 */
export function newRandomId(): string {
  return randomUUID();
}

/** No 0/O, 1/I/L: read aloud over a bad line, a code must have one reading (decisions, "Identity"). */
const codeAlphabet = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

/** A random code without look-alikes; every letter equally likely. */
export function newCode(length: number): string {
  const most = 256 - (256 % codeAlphabet.length);
  let code = "";
  while (code.length < length) {
    for (const byte of randomBytes(length * 2)) {
      if (byte < most && code.length < length) code += codeAlphabet[byte % codeAlphabet.length];
    }
  }
  return code;
}
