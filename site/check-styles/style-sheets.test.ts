import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compile } from 'tailwindcss';
import { expect, test } from 'vitest';
import { styleFaults } from './style-faults.ts';

// Each class is defined once, used, and lies beside its component; each that is written is defined:
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

test('every class is defined once, used, and lies beside its component', () => {
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

test('a site in order has no faults', () => {
  expect(planted({})).toEqual([]);
});

test.for<[fault: string, file: string, text: string, said: RegExp]>([
  [
    'a class that nobody defines',
    'ui/Press.tsx',
    '<button className="button lg:flexx">Card</button>',
    /Press\.tsx writes “lg:flexx”, which no style sheet and no utility defines/,
  ],
  [
    'one in a constant that a class is taken from',
    'ui/Card.tsx',
    `import './Card.css';
     const looks = { a: { box: 'card measure' } };
     const { box } = looks.a;
     export const Card = () => <b className={\`flex \${box}\`} />;`,
    /Card\.tsx writes “measure”/,
  ],
  [
    'one that a function of another file gives',
    'ui/Press.tsx',
    `import { look } from './look.ts';
     <button className={look('loud')}>Card</button>`,
    /Press\.tsx writes “loudd”/,
  ],
  [
    'one in HTML that is put together as text',
    'articles/frames.ts',
    'export const frame = (a: string) => `<p class="button framed ${a ? "flex" : "flexx"}">${a}</p>`;',
    /frames\.ts writes “framed”[\s\S]*frames\.ts writes “flexx”/,
  ],
  [
    'one in an Astro file',
    'layouts/Page.astro',
    '---\n---\n<p class="pag">Card</p>',
    /Page\.astro writes “pag”/,
  ],
  [
    'one that a script gives',
    'inline/press.ts',
    "button.className = 'pressed'; button.classList.add('prest');",
    /press\.ts writes “pressed”[\s\S]*press\.ts writes “prest”/,
  ],
  [
    'a class that is put together',
    'ui/Press.tsx',
    '<button className={`button p-${size}`}>Card</button>',
    /Press\.tsx puts a class together from “p-”/,
  ],
  [
    'a class that nobody uses',
    'styles/controls.css',
    '.button { color: red; } .buttons { color: red; }',
    /\.buttons of site\/src\/styles\/controls\.css is written by nobody/,
  ],
  [
    'a class of two sheets',
    'styles/controls.css',
    '.button { color: red; } @media print { main > .card { color: red; } }',
    /\.card stands in site\/src\/styles\/controls\.css and site\/src\/ui\/Card\.css/,
  ],
  [
    'a class that another component writes',
    'ui/Press.tsx',
    '<button className="button card">Card</button>',
    /\.card is site\/src\/ui\/Card\.css's, and site\/src\/ui\/Press\.tsx writes it/,
  ],
  [
    'a class of the site in the art of a company',
    '../../companies/one/art/art.tsx',
    '<svg className="card" />',
    /\.card is site\/src\/ui\/Card\.css's, and companies\/one\/art\/art\.tsx writes it/,
  ],
  [
    'a sheet that nobody imports',
    'ui/Tile.css',
    'p { color: red; }',
    /Tile\.css is imported by nobody/,
  ],
  [
    'a sheet that two import',
    'ui/Press.tsx',
    'import "./Press.ts"; import \'./Card.css\';\n<button className="button">Card</button>',
    /Card\.css is imported by site\/src\/ui\/Card\.tsx and site\/src\/ui\/Press\.tsx/,
  ],
  [
    'a sheet that does not lie beside its component',
    'ui/Press.tsx',
    'import \'./press/Look.css\';\n<button className="button">Card</button>',
    /Look\.css is imported by site\/src\/ui\/Press\.tsx\. It lies beside/,
  ],
  [
    'a sheet of more than 200 lines',
    'styles/controls.css',
    `.button { color: red; }${'\n'.repeat(199)}p {\n}`,
    /controls\.css has 201 lines, 200 are allowed/,
  ],
  [
    'a width that a token has',
    'ui/Card.css',
    '.card { @media (width < 64rem) { color: red; } }',
    /Card\.css types 64rem\. Write “@variant lg” or “theme\(--breakpoint-lg\)”/,
  ],
])('%s is a fault', ([, file, text, said]) => {
  const beside = {
    'site/src/ui/look.ts':
      "const looks = { loud: 'button loudd' }; export const look = (of) => looks[of];",
    'site/src/ui/press/Look.css': 'p { color: red; }',
  };
  const path = join('site/src', file).replaceAll('\\', '/');
  const others = Object.entries(beside).filter(([name]) => {
    const known = name.split('/').at(-1)?.split('.')[0] ?? '';
    return text.includes(`/${known}.`);
  });
  expect(planted({ ...Object.fromEntries(others), [path]: text }).join('\n')).toMatch(said);
});
