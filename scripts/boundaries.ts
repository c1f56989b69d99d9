// Which folder may import which, for the linter: docs/decisions/0017-layers.md

/** Each layer with its folder and what it may import; of several matching folders the first counts. */
const layers: [layer: string, folder: string, below: string][] = [
  ['page', 'site/src/pages', 'layout query band section island ui art seo pictures articles facts i18n files schema style contract'], // prettier-ignore
  ['layout', 'site/src/layouts', 'query band section island ui art client-script seo pictures articles facts i18n schema style'], // prettier-ignore
  [
    'query',
    'site/src/queries',
    'band section island ui art seo pictures articles facts i18n files schema contract',
  ],
  // A band's folder has its schema, component, island and query, so schemas and queries import it too.
  ['band', 'site/src/bands', 'query section island ui art articles facts i18n schema contract'],
  ['section', 'site/src/sections', 'island ui art facts i18n schema contract'],
  ['island', 'site/src/islands', 'ui client-script schema style contract'],
  ['ui', 'site/src/ui', 'i18n'],
  ['client-script', 'site/src/scripts', 'art seo i18n'],
  ['seo', 'site/src/seo', 'band articles facts i18n schema'],
  ['articles', 'site/src/articles', 'ui i18n schema'],
  ['art', 'site/src/art', 'pictures style'],
  ['facts', 'site/src/facts', 'i18n schema'],
  ['i18n', 'site/src/i18n', 'files schema contract'],
  ['theme', 'site/src/theme', 'files schema'],
  ['files', 'site/src/files', ''],
  ['schema', 'site/src/schema', 'band pictures contract'],
  ['pictures', 'site/src/pictures', ''],
  ['style', 'site/src/styles', ''],
  [
    'check/company',
    'site/check/company',
    'band art articles pictures theme facts i18n files schema contract',
  ],
  [
    'integration',
    'site/integration',
    'check/pages check/company band layout seo pictures theme facts i18n files schema contract',
  ],
  ['check/pages', 'site/check/pages', 'check/company articles facts i18n files schema contract'],
  // The command that combines them: it builds the site, serves it and opens a browser.
  ['check', 'site/check', 'check/pages check/company scripts facts contract'],
  [
    'scripts',
    'scripts',
    'integration band check/company i18n files schema service service/test test contract',
  ],
  [
    'e2e',
    'site/e2e',
    'integration band check/pages check/company i18n files scripts test schema contract',
  ],
  ['test', 'test', 'band check/pages check/company i18n schema contract'],
  ['contract', 'contract', ''],
  // A company's art may import its contract and React; no layer may import a company.
  ['company', 'companies/*/art', 'contract'],
];

/** The service's layers, lowest first: each may import those before it. */
const serviceLayers = [
  ...['text', 'config', 'system', 'db', 'store', 'http', 'website', 'deliveries', 'observe'],
  ...['enquiries', 'webhook', 'mail', 'operator', 'doctor'],
].map((name) => `service/${name}`);

serviceLayers.forEach((layer, index) => {
  const below = ['contract', ...serviceLayers.slice(0, index)].join(' ');
  layers.push([layer, layer.replace('/', '/src/'), below]);
});
layers.push(
  // Shared test code may import all of it; none of it may import test code.
  ['service/test', 'service/test', `test contract service ${serviceLayers.join(' ')}`],
  // Code that combines the layers: main.ts, app.ts, the commands.
  ['service', 'service/src', `contract ${serviceLayers.join(' ')}`],
);

/** What each layer may import, itself included. */
export const allowedImports: Record<string, string[]> = Object.fromEntries(
  layers.map(([layer, , below]) => [layer, [layer, ...below.split(' ').filter(Boolean)]]),
);

export const folders: Record<string, string> = Object.fromEntries(
  layers.map(([layer, folder]) => [layer, folder]),
);
