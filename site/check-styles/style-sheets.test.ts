import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compile } from 'tailwindcss';
import { expect, test } from 'vitest';
import { styleFaults } from './style-faults.ts';

// Each class is defined once, used, and is beside its component; each that is written is defined:
// docs/decisions/0015-one-sheet-and-deferred-scripts.md.

const root = join(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);

const read = (path: string) => readFileSync(join(root, path), 'utf8');

const files = new Map(
  ['site/src/**/*.{css,astro,ts,tsx}', 'companies/*/{art,brand}/**/*.{css,ts,tsx}']
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.test\.|\.d\.ts$/.test(path))
    .map((path) => [path, read(path)] as const),
);

const tailwind = await compile(read('site/src/styles/base.css'), {
  base: join(root, 'site/src/styles'),
  loadStylesheet: async (id, base) => {
    const path = id.startsWith('tailwindcss/') ? require.resolve(id) : join(base, id);
    return { path, base: dirname(path), content: readFileSync(path, 'utf8') };
  },
});

/** Of some classes those that Tailwind, with our theme and utilities, makes nothing of. */
function unknown(classes: string[]): string[] {
  const made = tailwind.build(classes).matchAll(/\.((?:\\.|[\w-])+)/g);
  const known = new Set([...made].map(([, name = '']) => name.replaceAll('\\', '')));
  return classes.filter((name) => !known.has(name));
}

test('every class is defined once, used, and beside its component', () => {
  expect(styleFaults(files, unknown)).toEqual([]);
});

const theme = '@theme { --breakpoint-lg: 64rem; }';

/** A small site that is in order, with something planted in it. */
const planted = (changes: Record<string, string>) =>
  styleFaults(
    new Map(
      Object.entries({
        'site/src/styles/theme.css': theme,
        'site/src/styles/controls.css': '.button { color: red; }',
        'site/src/ui/Card.css': '.card { @variant lg { color: red; } }',
        'site/src/ui/Card.tsx': `import './Card.css';
          const looks = { a: { box: 'card flex' } };
          export const Card = ({ look, title }) => <b className={looks[look].box}>{title}</b>;`,
        'site/src/ui/Press.tsx': '<button className="button lg:flex">Card</button>',
        ...changes,
      }),
    ),
    unknown,
  );

test('a correct site has no faults', () => {
  expect(planted({})).toEqual([]);
});

const sheets = {
  card: 'site/src/ui/Card.css',
  controls: 'site/src/styles/controls.css',
};
const press = 'site/src/ui/Press.tsx';

test.for<[fault: string, changes: Record<string, string>, said: RegExp]>([
  [
    'a class that nobody defines',
    { [press]: '<button className="button lg:flexx">Card</button>' },
    /^site\/src\/ui\/Press\.tsx:1 uses the class “lg:flexx”, which no style sheet and no utility defines\. Correct its spelling/,
  ],
  [
    'one in a constant that a class is taken from',
    {
      'site/src/ui/Card.tsx': `import './Card.css';
        const looks = { a: { box: 'card measure', text: 'Words' } };
        const { box } = looks.a;
        export const Card = () => <b className={\`flex \${box}\`} />;`,
    },
    /^site\/src\/ui\/Card\.tsx:2 uses the class “measure”[^\n]*$/,
  ],
  [
    'one that a function of another file gives',
    {
      [press]: `import { look } from './look.ts';
        <button className={look('loud')}>Card</button>`,
      'site/src/ui/look.ts': `const looks = { loud: 'button loudd' };
        export const look = (of) => looks[of];`,
    },
    /^site\/src\/ui\/look\.ts:1 uses the class “loudd”[^\n]*$/,
  ],
  [
    'one in HTML that is put together as text',
    {
      'site/src/articles/frames.ts':
        'export const frame = (a: string) => `<p class="button frayed ${a ? "flex" : "flexx"}">${a}</p>`;',
    },
    /^[^\n]*frames\.ts:1 uses the class “frayed”[^\n]*\n[^\n]*frames\.ts:1 uses the class “flexx”[^\n]*$/,
  ],
  [
    'one in an Astro file',
    { 'site/src/layouts/Page.astro': '---\n---\n<p class="pag">Card</p>' },
    /^site\/src\/layouts\/Page\.astro:3 uses the class “pag”[^\n]*$/,
  ],
  [
    'one that a script gives',
    {
      'site/src/inline/press.ts': "button.className = 'pressed';\nbutton.classList.add('prest');",
    },
    /^[^\n]*press\.ts:1 uses the class “pressed”[^\n]*\n[^\n]*press\.ts:2 uses the class “prest”[^\n]*$/,
  ],
  [
    'a class that is put together',
    { [press]: '<button className={`button p-${size}`}>Card</button>' },
    /^site\/src\/ui\/Press\.tsx:1 puts a class together from “p-”\. Write whole classes, to be found\.$/,
  ],
  [
    'a value in brackets',
    { [press]: '<button\nclassName="button\nw-[3px] lg:[&>p]:flex">Card</button>' },
    /^site\/src\/ui\/Press\.tsx:3 uses “w-\[3px\]”\. Use a utility[^\n]*\n[^\n]*:3 uses “lg:\[&>p\]:flex”[^\n]*$/,
  ],
  [
    'a value in brackets in an Astro file',
    { 'site/src/layouts/Page.astro': '---\n---\n<p class="flex nth-[n+3]:flex">Card</p>' },
    /^site\/src\/layouts\/Page\.astro:3 uses “nth-\[n\+3\]:flex”[^\n]*$/,
  ],
  [
    '@apply',
    { [sheets.card]: '/* @apply */\n.card {\n  @apply flex;\n}' },
    /^site\/src\/ui\/Card\.css:3 has “@apply”\. Write the declarations, or the utilities in the markup\.$/,
  ],
  [
    '@apply in the brand of a company',
    { 'companies/one/brand/theme.css': 'p {\n  @apply flex;\n}' },
    /^companies\/one\/brand\/theme\.css:2 has “@apply”[^\n]*$/,
  ],
  [
    'a class that nobody uses',
    { [sheets.controls]: '.button { color: red; }\n/* .b\n{} */ .buttons { color: red; }' },
    /^site\/src\/styles\/controls\.css:3: \.buttons is used nowhere\. Remove its rules\.$/,
  ],
  [
    'a class of two sheets',
    { [sheets.controls]: '.button { color: red; } @media print { main > .card { color: red; } }' },
    /^\.card is in [^\n]*controls\.css:1 and [^\n]*Card\.css:1\. Give each component a class of its own\.$/,
  ],
  [
    'a class that another component writes',
    { [press]: '<button className="button card">Card</button>' },
    /^site\/src\/ui\/Press\.tsx:1 uses \.card of site\/src\/ui\/Card\.css:1\. Use its component\.$/,
  ],
  [
    'a class of the site in the art of a company',
    { 'companies/one/art/art.tsx': '<svg className="card" />' },
    /^companies\/one\/art\/art\.tsx:1 uses \.card of site\/src\/ui\/Card\.css:1\.[^\n]*$/,
  ],
  [
    'a class of a company’s art in the site',
    {
      'companies/one/art/art.css': '.line { color: red; }',
      [press]: '<button className="button line">Card</button>',
    },
    /^site\/src\/ui\/Press\.tsx:1 uses \.line of companies\/one\/art\/art\.css:1\.[^\n]*$/,
  ],
  [
    'a sheet that nobody imports',
    { 'site/src/ui/Tile.css': 'p { color: red; }' },
    /^site\/src\/ui\/Tile\.css:1 is imported nowhere[^\n]*$/,
  ],
  [
    'a sheet that two import',
    { [press]: 'import \'./Card.css\';\n<button className="button">Card</button>' },
    /^[^\n]*Card\.css is imported by [^\n]*Card\.tsx:1 and [^\n]*Press\.tsx:1\. One component has it\.$/,
  ],
  [
    'a sheet that does not lie beside its component',
    {
      [press]: 'import \'./press/Look.css\';\n<button className="button">Card</button>',
      'site/src/ui/press/Look.css': 'p { color: red; }',
    },
    /^[^\n]*Look\.css is imported by [^\n]*Press\.tsx:1\. It lies beside its component and has its name\.$/,
  ],
  [
    'a sheet of more than 220 lines',
    { [sheets.controls]: `.button { color: red; }${'\n'.repeat(219)}p {\n}` },
    /^site\/src\/styles\/controls\.css:221 is one of 221 lines, 220 are allowed\. Split its component\.$/,
  ],
  [
    'a side that is not mirrored',
    { [sheets.card]: '.card {\n  color: red;\n  margin-left: 0; }' },
    /^site\/src\/ui\/Card\.css:3 has “margin-left: 0”, which stays where it is when the page is mirrored\. Write inline-start[^\n]*$/,
  ],
  [
    'four sides of which two are not mirrored',
    { [sheets.card]: '.card { inset: 0 auto auto 0; padding: 1rem calc((1rem + 1px) * 2) 0; }' },
    /^[^\n]*Card\.css:1 has “inset: 0 auto auto 0”[^\n]*$/,
  ],
  [
    'a corner that is not mirrored',
    { [sheets.card]: '.card { border-radius: 1px 2px 2px 1px; p { border-radius: 1px 1px 0 0 } }' },
    /^[^\n]*Card\.css:1 has “border-radius: 1px 2px 2px 1px”[^\n]*$/,
  ],
  [
    'a gradient that is not mirrored, without a reason',
    {
      [sheets.card]: `.card { background: linear-gradient(to right, red, blue);
        &:dir(rtl) { background: linear-gradient(to left, red, blue); }
        /* Physical: a place in the drawing. */
        left: 0; }`,
    },
    /^[^\n]*Card\.css:1 has “background: linear-gradient\(to right, red, blue\)”[^\n]*$/,
  ],
  [
    'a side in the art of a company',
    {
      'companies/one/art/art.css': '.line { left: 0; }',
      'companies/one/art/art.tsx': '<svg className="line" />',
    },
    /^companies\/one\/art\/art\.css:1 has “left: 0”[^\n]*$/,
  ],
  [
    'a utility that is not mirrored',
    {
      [press]:
        '<button className="button ms-2 lg:hover:-ml-2 text-start rounded-tl-sm">Card</button>',
    },
    /^[^\n]*Press\.tsx:1 uses “lg:hover:-ml-2”, a side that stays where it is when the page is mirrored\. Write s or e[^\n]*\n[^\n]*:1 uses “rounded-tl-sm”[^\n]*$/,
  ],
  [
    'a width that a token has',
    { [sheets.card]: '.card {\n@media (width < 64rem) { color: red; } }' },
    /^site\/src\/ui\/Card\.css:2 types 64rem\. Write “@variant lg” or “theme\(--breakpoint-lg\)”\.$/,
  ],
])('%s is a fault, and the only one', ([, changes, said]) => {
  expect(planted(changes).join('\n')).toMatch(said);
});
