/** Every byte counts for this person: data is saved, or the network is slow. */
export function isDear(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return Boolean(connection?.saveData || connection?.effectiveType?.endsWith("2g"));
}
