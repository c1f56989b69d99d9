/** An address without its percent signs; as it is written where they mean nothing. */
export function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
