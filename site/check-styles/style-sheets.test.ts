import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compile } from 'tailwindcss';
import { expect, test } from 'vitest';
import { styleFaults } from './style-faults.ts';

// Each class is defined once, used, and is beside its component; each that is written is defined:
// docs/decisions/0032-a-sheet-beside-its-component.md.

const root = join(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);

const read = (path: string) => readFileSync(join(root, path), 'utf8');

const files = new Map(
  ['site/src/**/*.{css,astro,ts,tsx}', 'companies/*/art/**/*.{css,ts,tsx}']
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.test\.|\.d\.ts$/.test(path))
    .map((path) => [path, read(path)] as const),
);

const tailwind = await compile(read('site/src/styles/base.css'), {
  base: join(root, 'site/src/styles'),
  loadStylesheet: async (id, base) => {
    const path = id === 'tailwindcss' ? require.resolve('tailwindcss/index.css') : join(base, id);
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
    /^site\/src\/ui\/Press\.tsx uses the class “lg:flexx”, which no style sheet and no utility defines\. Correct its spelling/,
  ],
  [
    'one in a constant that a class is taken from',
    {
      'site/src/ui/Card.tsx': `import './Card.css';
        const looks = { a: { box: 'card measure', text: 'Words' } };
        const { box } = looks.a;
        export const Card = () => <b className={\`flex \${box}\`} />;`,
    },
    /^site\/src\/ui\/Card\.tsx uses the class “measure”[^\n]*$/,
  ],
  [
    'one that a function of another file gives',
    {
      [press]: `import { look } from './look.ts';
        <button className={look('loud')}>Card</button>`,
      'site/src/ui/look.ts': `const looks = { loud: 'button loudd' };
        export const look = (of) => looks[of];`,
    },
    /^site\/src\/ui\/Press\.tsx uses the class “loudd”[^\n]*$/,
  ],
  [
    'one in HTML that is put together as text',
    {
      'site/src/articles/frames.ts':
        'export const frame = (a: string) => `<p class="button frayed ${a ? "flex" : "flexx"}">${a}</p>`;',
    },
    /^[^\n]*frames\.ts uses the class “frayed”[^\n]*\n[^\n]*frames\.ts uses the class “flexx”[^\n]*$/,
  ],
  [
    'one in an Astro file',
    { 'site/src/layouts/Page.astro': '---\n---\n<p class="pag">Card</p>' },
    /^site\/src\/layouts\/Page\.astro uses the class “pag”[^\n]*$/,
  ],
  [
    'one that a script gives',
    {
      'site/src/inline/press.ts': "button.className = 'pressed'; button.classList.add('prest');",
    },
    /^[^\n]*press\.ts uses the class “pressed”[^\n]*\n[^\n]*press\.ts uses the class “prest”[^\n]*$/,
  ],
  [
    'a class that is put together',
    { [press]: '<button className={`button p-${size}`}>Card</button>' },
    /^site\/src\/ui\/Press\.tsx puts a class together from “p-”\. Write whole classes, to be found\.$/,
  ],
  [
    'a class that nobody uses',
    { [sheets.controls]: '.button { color: red; } .buttons { color: red; }' },
    /^\.buttons of site\/src\/styles\/controls\.css is used nowhere\. Remove its rules\.$/,
  ],
  [
    'a class of two sheets',
    { [sheets.controls]: '.button { color: red; } @media print { main > .card { color: red; } }' },
    /^\.card is in [^\n]*controls\.css and [^\n]*Card\.css\. Give each component a class of its own\.$/,
  ],
  [
    'a class that another component writes',
    { [press]: '<button className="button card">Card</button>' },
    /^\.card is site\/src\/ui\/Card\.css's, and site\/src\/ui\/Press\.tsx uses it\. Use the component\.$/,
  ],
  [
    'a class of the site in the art of a company',
    { 'companies/one/art/art.tsx': '<svg className="card" />' },
    /^\.card is site\/src\/ui\/Card\.css's, and companies\/one\/art\/art\.tsx uses it[^\n]*$/,
  ],
  [
    'a class of a company’s art in the site',
    {
      'companies/one/art/art.css': '.line { color: red; }',
      [press]: '<button className="button line">Card</button>',
    },
    /^\.line is companies\/one\/art\/art\.css's, and site\/src\/ui\/Press\.tsx uses it[^\n]*$/,
  ],
  [
    'a sheet that nobody imports',
    { 'site/src/ui/Tile.css': 'p { color: red; }' },
    /^site\/src\/ui\/Tile\.css is imported nowhere[^\n]*$/,
  ],
  [
    'a sheet that two import',
    { [press]: 'import \'./Card.css\';\n<button className="button">Card</button>' },
    /^[^\n]*Card\.css is imported by [^\n]*Card\.tsx and [^\n]*Press\.tsx\. One component has it\.$/,
  ],
  [
    'a sheet that does not lie beside its component',
    {
      [press]: 'import \'./press/Look.css\';\n<button className="button">Card</button>',
      'site/src/ui/press/Look.css': 'p { color: red; }',
    },
    /^[^\n]*Look\.css is imported by [^\n]*Press\.tsx\. It lies beside its component and has its name\.$/,
  ],
  [
    'a sheet of more than 200 lines',
    { [sheets.controls]: `.button { color: red; }${'\n'.repeat(199)}p {\n}` },
    /^site\/src\/styles\/controls\.css has 201 lines, 200 are allowed\. Split its component\.$/,
  ],
  [
    'a width that a token has',
    { [sheets.card]: '.card { @media (width < 64rem) { color: red; } }' },
    /^site\/src\/ui\/Card\.css types 64rem\. Write “@variant lg” or “theme\(--breakpoint-lg\)”\.$/,
  ],
])('%s is a fault, and the only one', ([, changes, said]) => {
  expect(planted(changes).join('\n')).toMatch(said);
});
