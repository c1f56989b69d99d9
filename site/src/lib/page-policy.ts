const frame = /\sdata-frame="(https:\/\/[^"]+)"/g;
const form = /<form\b[^>]*\saction="(https:\/\/[^"]+)"/g;

/**
 * Adds the other sites that a page uses to its Content-Security-Policy: those that it embeds in a frame (`data-frame`,
 * ui/Embed.tsx) and those that its forms submit to.
 *
 * @param html a whole page
 */
export function allowingOthers(html: string): string {
  const frames = originsOf(html, frame);
  const forms = originsOf(html, form);
  const none = "default-src 'none';";
  const framing =
    frames.length > 0
      ? html.replace(`content="${none}`, `content="${none}frame-src ${frames.join(' ')};`)
      : html;
  if (forms.length === 0) return framing;
  return framing.replace(/form-action ([^;"]+)/, (directive: string, allowed: string) =>
    [directive, ...forms.filter((origin) => !allowed.split(' ').includes(origin))].join(' '),
  );
}

const originsOf = (html: string, address: RegExp) => [
  ...new Set([...html.matchAll(address)].map(([, found = '']) => new URL(found).origin)),
];
