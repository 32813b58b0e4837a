/** A long secret in groups of four, as people copy it by hand. */
export const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(" ") ?? "";
