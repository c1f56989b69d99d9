// Which files may import which, for the linter: docs/decisions/0017-layers.md

/** Each layer with its files and what it may import; of several matching layers the first counts. */
const layers: [layer: string, files: string[], below: string][] = [
  [
    'page',
    ['site/src/pages/**'],
    'layout query band band-definition section island ui art seo pictures articles facts i18n files schema fields style contract',
  ],
  [
    'layout',
    ['site/src/layouts/**'],
    'query band-content band band-definition section island ui art client-script seo pictures articles facts i18n schema fields style',
  ],
  // A band's folder holds its definition, its components, and the content that they show.
  [
    'band-content',
    ['site/src/bands/*/content.ts', 'site/src/bands/*/*.astro'],
    'query band band-definition section island ui art articles facts i18n schema fields style contract',
  ],
  [
    'query',
    ['site/src/queries/**'],
    'band-definition section island ui art seo pictures articles facts i18n files schema fields contract',
  ],
  ['band-definition', ['site/src/bands/*.ts', 'site/src/bands/*/schema.ts'], 'fields style'],
  [
    'band',
    ['site/src/bands/**'],
    'band-definition section island ui art articles facts i18n schema fields style contract',
  ],
  ['section', ['site/src/sections/**'], 'island ui art facts i18n schema fields contract'],
  ['island', ['site/src/islands/**'], 'ui client-script schema style contract'],
  ['ui', ['site/src/ui/**'], 'i18n style'],
  ['client-script', ['site/src/scripts/**'], 'art seo i18n'],
  ['seo', ['site/src/seo/**'], 'band-definition articles facts i18n schema fields'],
  ['articles', ['site/src/articles/**'], 'ui i18n schema fields'],
  ['art', ['site/src/art/**'], 'pictures style'],
  ['facts', ['site/src/facts/**'], 'i18n schema fields'],
  ['i18n', ['site/src/i18n/**'], 'files schema fields contract'],
  ['theme', ['site/src/theme/**'], 'files schema fields'],
  ['schema', ['site/src/schema/**'], 'band-definition fields pictures contract'],
  ['fields', ['site/src/fields/**'], 'pictures'],
  ['files', ['site/src/files/**'], ''],
  ['pictures', ['site/src/pictures/**'], ''],
  ['style', ['site/src/styles/**'], ''],
  [
    'check/company',
    ['site/check/company/**'],
    'band-definition art articles pictures theme facts i18n files schema fields contract',
  ],
  [
    'integration',
    ['site/integration/**'],
    'check/pages check/company band band-definition layout seo pictures theme facts i18n files schema fields contract',
  ],
  [
    'check/pages',
    ['site/check/pages/**'],
    'check/company articles facts i18n files schema fields contract',
  ],
  // The command that combines them: it builds the site, serves it and opens a browser.
  ['check', ['site/check/**'], 'check/pages check/company scripts facts contract'],
  [
    'scripts',
    ['scripts/**'],
    'integration band-definition check/company i18n files schema fields service service/test test contract',
  ],
  [
    'e2e',
    ['site/e2e/**'],
    'integration band band-definition check/pages check/company i18n files scripts test schema fields contract',
  ],
  ['test', ['test/**'], 'band-definition check/pages check/company i18n schema fields contract'],
  ['contract', ['contract/**'], ''],
  // A company's art may import its contract and React; no layer may import a company.
  ['company', ['companies/*/art/**'], 'contract'],
];

/** The service's layers, lowest first: each may import those before it. */
const serviceLayers = [
  ...['text', 'config', 'system', 'db', 'store', 'http', 'website', 'deliveries', 'observe'],
  ...['enquiries', 'webhook', 'mail', 'operator', 'doctor'],
].map((name) => `service/${name}`);

serviceLayers.forEach((layer, index) => {
  const below = ['contract', ...serviceLayers.slice(0, index)].join(' ');
  layers.push([layer, [`${layer.replace('/', '/src/')}/**`], below]);
});
layers.push(
  // Shared test code may import all of it; none of it may import test code.
  ['service/test', ['service/test/**'], `test contract service ${serviceLayers.join(' ')}`],
  // Code that combines the layers: main.ts, app.ts, the commands.
  ['service', ['service/src/**'], `contract ${serviceLayers.join(' ')}`],
);

/** What each layer may import, itself included. */
export const allowedImports: Record<string, string[]> = Object.fromEntries(
  layers.map(([layer, , below]) => [layer, [layer, ...below.split(' ').filter(Boolean)]]),
);

/** The layers for the linter's setting `boundaries/files`. */
export const categories = layers.flatMap(([category, files]) =>
  files.map((pattern) => ({ category, pattern })),
);
