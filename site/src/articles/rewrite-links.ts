import { Parser } from 'htmlparser2';
import { linkTo, publicationNote } from '../addresses/links.ts';

/** Resolves the links of rendered Markdown, which may contain HTML, as ui/PageLink.tsx does those of components. */
export function rewriteLinks(html: string, resolveLink = linkTo): string {
  const parts: string[] = [];
  let end = 0;
  let isText = false;
  const replace = (tag: string) => {
    parts.push(html.slice(end, parser.startIndex), tag);
    end = parser.endIndex + 1;
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name !== 'a' || attributes.href === undefined) return;
        const to = resolveLink(attributes.href);
        const note = publicationNote(attributes.href);
        isText = to === undefined;
        replace(to ? tagOf({ ...attributes, ...to }) + (note ? `<mark>${note}</mark> ` : '') : '');
      },
      onclosetag(name, isImplied) {
        if (name !== 'a' || !isText) return;
        isText = false;
        if (!isImplied) replace('');
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  return parts.join('') + html.slice(end);
}

const tagOf = (attributes: Record<string, string>) =>
  `<a${Object.entries(attributes)
    .map(([name, value]) => ` ${name.toLowerCase()}="${value.replaceAll('"', '&quot;')}"`)
    .join('')}>`;
