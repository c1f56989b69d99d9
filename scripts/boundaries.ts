/** What each layer may import, as decisions 1 and 31 have it. */
export const allowedImports: Record<string, string[]> = {
  page: [
    'layout',
    'query',
    'band',
    'section',
    'island',
    'ui',
    'art',
    'seo',
    'pictures',
    'articles',
    'lib',
    'schema',
    'style',
    'contract',
  ],
  layout: [
    'query',
    'band',
    'section',
    'island',
    'ui',
    'art',
    'inline',
    'seo',
    'pictures',
    'articles',
    'lib',
    'schema',
    'style',
  ],
  // The folder of a kind of band holds its schema, its component, its island and its query, so schemas and queries may
  // import it and be imported by it.
  band: ['query', 'section', 'island', 'ui', 'art', 'articles', 'lib', 'schema', 'contract'],
  section: ['island', 'ui', 'art', 'lib', 'schema', 'section', 'contract'],
  island: ['ui', 'lib', 'schema', 'island', 'style', 'contract'],
  ui: ['ui', 'lib'],
  // The only layer that reads content.
  query: ['band', 'art', 'seo', 'pictures', 'articles', 'lib', 'schema', 'contract'],
  art: ['pictures', 'lib', 'style'],
  inline: ['art', 'lib'],
  seo: ['band', 'articles', 'lib', 'schema'],
  articles: ['ui', 'lib', 'schema'],
  pictures: [],
  // A company's art knows the types of the contract, and React; nothing knows a company: 0026.
  company: ['company', 'contract'],
  lib: ['lib', 'schema', 'contract'],
  schema: ['band', 'pictures', 'contract'],
  style: [],
  // They find what must not be published in a company's folder, and in the pages built from it.
  'check-company': [
    'band',
    'art',
    'articles',
    'pictures',
    'theme',
    'languages',
    'schema',
    'lib',
    'contract',
  ],
  // What puts the builds of several languages together.
  languages: ['schema', 'lib', 'contract'],
  // A company's theme.yaml, and what follows from it.
  theme: ['schema'],
  'check-pages': ['check-company', 'lib', 'scripts', 'test', 'contract'],
  service: ['service', 'contract'],
  // They run, start, measure and scaffold; only browser tests know more.
  scripts: [
    'band',
    'check-company',
    'languages',
    'schema',
    'lib',
    'service',
    'service/test',
    'test',
    'contract',
  ],
  e2e: [
    'band',
    'check-pages',
    'check-company',
    'languages',
    'scripts',
    'test',
    'schema',
    'lib',
    'contract',
  ],
  // What tests, checks and benchmarks share: the service on a free port, the routes of the company.
  test: ['band', 'languages', 'schema', 'lib', 'contract'],
  contract: ['contract'],
};

// The layers of the service, lowest first: docs/decisions/0017. Each may import those before it.
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
  'copy',
  'operator',
  'doctor',
];
serviceLayers.forEach((layer, index) => {
  allowedImports[`service/${layer}`] = [
    'contract',
    ...serviceLayers.slice(0, index).map((below) => `service/${below}`),
  ];
  allowedImports.service?.push(`service/${layer}`);
});

// What its tests share may know all of it; nothing of it knows them.
allowedImports['service/test'] = ['service/test', 'test', ...(allowedImports.service ?? [])];

/** The folder of each layer; where several match, the first counts. */
export const folders: Record<string, string> = {
  page: 'site/src/pages',
  layout: 'site/src/layouts',
  query: 'site/src/queries',
  seo: 'site/src/seo',
  articles: 'site/src/articles',
  pictures: 'site/src/pictures',
  inline: 'site/src/inline',
  band: 'site/src/bands',
  section: 'site/src/sections',
  island: 'site/src/islands',
  ui: 'site/src/ui',
  art: 'site/src/art',
  lib: 'site/src/lib',
  schema: 'site/src/schema',
  style: 'site/src/styles',
  'check-company': 'site/check-company',
  languages: 'site/languages',
  theme: 'site/theme',
  'check-pages': 'site/check-pages',
  ...Object.fromEntries(serviceLayers.map((layer) => [`service/${layer}`, `service/src/${layer}`])),
  'service/test': 'service/test',
  // What puts the layers together: main.ts, app.ts, the commands.
  service: 'service/src',
  scripts: 'scripts',
  e2e: 'site/e2e',
  test: 'test',
  contract: 'contract',
  company: 'companies/*/art',
};
