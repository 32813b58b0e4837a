/** Every answer carries these; pages replace the policy by their own, stricter where scripts are concerned. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
  "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
};

/**
 * What a script, a style or a picture that never changes does without: what speaks of documents, what asks whether it has changed, and who asked.
 */
export const needlessForAssets = [
  "content-security-policy",
  "x-frame-options",
  "referrer-policy",
  "cross-origin-opener-policy",
  "permissions-policy",
  "strict-transport-security",
  "x-request-id",
  "etag",
  "last-modified",
  "accept-ranges",
] as const;

/** The policy of a page of ours: own scripts only, trusted types, one inlined sheet known by its hash. */
export function pagePolicy(styleHashes: readonly string[]): string {
  const styles = ["'self'", ...styleHashes.map((hash) => `'sha256-${hash}'`)].join(" ");
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styles}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join("; ");
}

/** The policy of the service worker, which is its own and not its page's: it fetches from us, and loads no further script. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'";

/**
 * The policy of a plain page without any script (hosted checkout, outbox): one inlined sheet known by its hash. A form that is
 * answered by a redirect may only lead to the origins named here.
 */
export function plainPagePolicy(styleHash: string, formOrigins: readonly string[] = []): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    `form-action ${["'self'", ...formOrigins].join(" ")}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
