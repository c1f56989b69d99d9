import type { Subject } from '@frontage/site/art';

const files = import.meta.glob<string>('./drawings/**/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

type Lines = { viewBox: string; lines: string };

const drawings = new Map<string, Lines>(
  Object.entries(files).map(([path, svg]) => {
    const [, viewBox = '', lines = ''] = /viewBox="([^"]+)"[^>]*>([^]*)<\/svg>/.exec(svg) ?? [];
    return [
      path.replace(/^\.\/drawings\/|\.svg$/g, ''),
      { viewBox, lines: lines.replaceAll('\n', '') },
    ];
  }),
);

/** Returns the lines of a file in `drawings/` and their view box. */
export function linesOf(name: string): Lines {
  const found = drawings.get(name);
  if (!found) throw new Error(`There is no art/drawings/${name}.svg.`);
  return found;
}

/** Lists the drawings of a folder that have a smaller version for a card. */
export const namesIn = (folder: string): string[] =>
  [...drawings.keys()]
    .filter((name) => name.startsWith(`${folder}/`) && drawings.has(`${name}-card`))
    .map((name) => name.slice(folder.length + 1));

/** Returns the drawing that a page names, or its own; other pages always get the same one. */
export function drawingOf(folder: string, { slug, drawing }: Subject): string {
  const names = namesIn(folder);
  const sum = [...slug].reduce((all, letter) => all + letter.charCodeAt(0), 0);
  const other = names[sum % names.length];
  return `${folder}/${[drawing, slug].find((name) => name && names.includes(name)) ?? other}`;
}
