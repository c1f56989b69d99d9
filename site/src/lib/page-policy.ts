const frame = /\sdata-frame="(https:\/\/[^"]+)"/g;

/**
 * Adds the other sites that a page names to its Content-Security-Policy: those whose pages it opens in a frame
 * (`data-frame`, ui/Embed.tsx).
 *
 * @param html a whole page
 */
export function allowingOthers(html: string): string {
  const frames = originsOf(html, frame);
  if (frames.length === 0) return html;
  const none = "default-src 'none';";
  return html.replace(`content="${none}`, `content="${none}frame-src ${frames.join(' ')};`);
}

const originsOf = (html: string, address: RegExp) => [
  ...new Set([...html.matchAll(address)].map(([, found = '']) => new URL(found).origin)),
];
