import { timingSafeEqual } from "node:crypto";
import { crc32 } from "node:zlib";
import type { Sealer } from "#server/platform/sealing.ts";

/**
 * Refresh tokens are computed, not stored: `version(1) | session id(16) | counter(4) | mac(16) | checksum(4)`, base64url. The mac is
 * keyed by the server and by a random value of the session's row, so a copy of the database alone makes no token.
 */
export interface RefreshToken {
  sessionId: string;
  counter: number;
  mac: Buffer;
}

const version = 1;
const bodyLength = 37;
const length = bodyLength + 4;

function macOf(sealer: Sealer, refreshKey: Buffer, sessionId: string, counter: number): Buffer {
  return sealer.digest(`${refreshKey.toString("base64")} ${sessionId} ${counter}`, "refresh token").subarray(0, 16);
}

/** The one refresh token of a session at a counter: asked twice, it is the same text. */
export function writeRefreshToken(sealer: Sealer, refreshKey: Buffer, sessionId: string, counter: number): string {
  const bytes = Buffer.alloc(length);
  bytes[0] = version;
  bytes.write(sessionId.replaceAll("-", ""), 1, "hex");
  bytes.writeUInt32BE(counter, 17);
  macOf(sealer, refreshKey, sessionId, counter).copy(bytes, 21);
  bytes.writeUInt32BE(crc32(bytes.subarray(0, bodyLength)), bodyLength);
  return bytes.toString("base64url");
}

/** What a token says, or null when it was cut or mistyped. It proves nothing before `isGenuine`. */
export function readRefreshToken(text: string): RefreshToken | null {
  if (text.length !== Math.ceil((length * 4) / 3) || !/^[\w-]+$/.test(text)) return null;
  const bytes = Buffer.from(text, "base64url");
  if (bytes[0] !== version || bytes.readUInt32BE(bodyLength) !== crc32(bytes.subarray(0, bodyLength))) return null;
  const hex = bytes.toString("hex", 1, 17);
  return {
    sessionId: `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`,
    counter: bytes.readUInt32BE(17),
    mac: bytes.subarray(21, bodyLength),
  };
}

/** True when we wrote this token for this session; compared in constant time. */
export function isGenuine(sealer: Sealer, refreshKey: Buffer, token: RefreshToken): boolean {
  return timingSafeEqual(token.mac, macOf(sealer, refreshKey, token.sessionId, token.counter));
}
