/** `name=value` pairs with semicolons between, as DKIM and DMARC write them (RFC 6376, 3.2). */
export function tagsOf(record: string): Map<string, string> {
  return new Map(
    record
      .split(';')
      .map((tag) => tag.trim())
      .filter((tag) => tag.includes('='))
      .map((tag) => {
        const at = tag.indexOf('=');
        return [tag.slice(0, at).trim().toLowerCase(), tag.slice(at + 1).replace(/\s+/g, '')];
      }),
  );
}
