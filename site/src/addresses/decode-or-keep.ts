/** Decodes the percent escapes of an address, or returns it unchanged if they are invalid. */
export function decodeOrKeep(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
