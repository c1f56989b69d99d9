import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { weightProblems } from './weight-problems.ts';

const noise = (length: number) =>
  createHash('shake256', { outputLength: length || 1 })
    .update('')
    .digest();

const face = '<style>@font-face{font-family:Own;src:url(/own.woff2)}</style>';
const greekFace =
  '<style>@font-face{font-family:Own;src:url(/own.woff2);unicode-range:U+370-3FF}</style>';

test.for([
  { page: face, fonts: 110_000, found: [/^110\.\d kB of 105\.0 kB: fonts 110\.0 kB/] },
  { page: face, fonts: 90_000, found: [] },
  { page: greekFace, fonts: 110_000, found: [] },
  {
    page: `${face}<astro-island client="painted" component-url="/form.js"></astro-island>`,
    fonts: 120_000,
    found: [/^160\.\d kB of 145\.0 kB: fonts 120\.0 kB, script 40\.\d kB/],
  },
  {
    page: '<link rel="stylesheet" href="/a.css"><script src="/a.js"></script><script async src="/b.js"></script>',
    fonts: 0,
    found: [/^2 requests block the first paint, at most 1$/],
  },
  {
    page: '<link rel="stylesheet" href="/a.css"><script type="module" src="/a.js"></script>',
    fonts: 0,
    found: [],
  },
])('a page that loads too many bytes is reported: $page', ({ page, fonts, found: messages }) => {
  const dist = temporaryFolder();
  writeFileSync(join(dist, 'index.html'), page);
  writeFileSync(join(dist, 'own.woff2'), noise(fonts));
  writeFileSync(join(dist, 'form.js'), 'import "./react.js"');
  writeFileSync(join(dist, 'react.js'), noise(40_000).toString('base64'));
  const problems = weightProblems(dist);
  expect(problems).toHaveLength(messages.length);
  messages.forEach((what, index) => expect(problems[index]?.message).toMatch(what));
});
