// Which files may import which, for the linter: docs/decisions/0017-layers.md

type Layer = [name: string, files: string[]];

/** The layers of the site, lowest first: each may import those before it. */
const siteLayers: Layer[] = [
  ['style', ['site/src/styles/**']],
  ['pictures', ['site/src/pictures/**']],
  ['files', ['site/src/files/**']],
  ['fields', ['site/src/fields/**']],
  // A band's folder holds its definition, its components, and the content that they show.
  ['band-definition', ['site/src/bands/*.ts', 'site/src/bands/*/schema.ts']],
  ['schema', ['site/src/schema/**']],
  ['theme', ['site/src/theme/**']],
  ['i18n', ['site/src/i18n/**']],
  ['addresses', ['site/src/addresses/**']],
  ['facts', ['site/src/facts/**']],
  ['art', ['site/src/art/**']],
  ['ui', ['site/src/ui/**']],
  ['articles', ['site/src/articles/**']],
  ['seo', ['site/src/seo/**']],
  ['client-script', ['site/src/scripts/**']],
  ['island', ['site/src/islands/**']],
  ['section', ['site/src/sections/**']],
  ['band', ['site/src/bands/*/!(schema|content).{ts,tsx}']],
  ['query', ['site/src/queries/**']],
  ['band-content', ['site/src/bands/*/content.ts', 'site/src/bands/*/*.astro']],
  ['layout', ['site/src/layouts/**']],
  ['page', ['site/src/pages/**']],
];

/** The service's layers, lowest first. */
const serviceLayers = [
  'text',
  'config',
  'system',
  'db',
  'store',
  'http',
  'website',
  'deliveries',
  'observe',
  'enquiries',
  'webhook',
  'mail',
  'operator',
  'doctor',
].map((name): Layer => [`service/${name}`, [`service/src/${name}/**`]]);

const namesOf = (layers: Layer[]) => layers.map(([name]) => name).join(' ');

/** What runs outside both, with what it may import. */
const others: [...Layer, imports: string][] = [
  ['contract', ['contract/**'], ''],
  // A company's art may import its types and React; no layer may import a company.
  ['company', ['companies/*/art/**'], 'contract'],
  // Code that combines the service's layers: main.ts, app.ts, the commands.
  ['service', ['service/src/*.ts'], `contract ${namesOf(serviceLayers)}`],
  // Shared test code may import all of it; none of it may import test code.
  ['service/test', ['service/test/**'], `test contract service ${namesOf(serviceLayers)}`],
  [
    'check/company',
    ['site/check/company/**'],
    'band-definition art articles pictures theme facts addresses i18n files schema fields contract',
  ],
  [
    'check/pages',
    ['site/check/pages/**'],
    'check/company articles facts addresses i18n files schema fields contract',
  ],
  [
    'integration',
    ['site/integration/**'],
    'check/pages check/company band band-definition layout seo pictures theme facts addresses i18n files schema fields contract',
  ],
  [
    'scripts',
    ['scripts/**'],
    'integration band-definition check/pages check/company facts addresses i18n files schema fields service service/test test contract',
  ],
  [
    'e2e',
    ['site/e2e/**'],
    'integration band band-definition check/pages check/company addresses i18n files scripts test schema fields contract',
  ],
  [
    'test',
    ['test/**'],
    'band-definition check/pages check/company addresses i18n schema fields contract',
  ],
];

const inOrder = (layers: Layer[]) =>
  layers.map(([name], index): [string, string[]] => [
    name,
    [name, 'contract', ...layers.slice(0, index).map(([lower]) => lower)],
  ]);

/** What each layer may import, itself included. */
export const allowedImports: Record<string, string[]> = Object.fromEntries([
  ...inOrder(siteLayers),
  ...inOrder(serviceLayers),
  ...others.map(([name, , imports]) => [name, [name, ...imports.split(' ').filter(Boolean)]]),
]);

/** The layers for the linter's setting `boundaries/files`. */
export const categories = [...siteLayers, ...serviceLayers, ...others].flatMap(
  ([category, files]) => files.map((pattern) => ({ category, pattern })),
);
