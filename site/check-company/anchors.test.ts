import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { anchors } from './anchors.ts';

const source = join(import.meta.dirname, '../src');
const written = ['sections', 'pages', 'layouts']
  .flatMap((folder) =>
    readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(source, folder, file),
    ),
  )
  .filter((file) => /\.(tsx|astro)$/.test(file) && !/_kit|\.test\./.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** What names a heading or a band, and so can be linked to. */
const headings = [
  ...written.matchAll(
    /<(?:h2|SectionHead|HeadedBand|Questions|Logos?Band|TestingTools)\b[^>]*?\sid="([^"]*)"/g,
  ),
].map(([, id]) => id);

test('every band of a page that has an id can be linked to', () => {
  // Those of a page that says one thing lead on by themselves; not every article has related ones.
  const known = [...Object.values(anchors).flat(), 'leads', 'again', 'related'];
  expect(headings.length).toBeGreaterThan(20);
  expect(headings.filter((id) => id !== undefined && !known.includes(id))).toEqual([]);
});

test('every anchor is in the source of a page', () => {
  const ids = Object.values(anchors).flat();
  expect(ids.filter((id) => !written.includes(`"${id}"`) && !written.includes(`'${id}'`))).toEqual(
    [],
  );
});
