// The house of docs/decisions/0001 and 0031: which rooms a room may import.
export const rooms: Record<string, string[]> = {
  page: [
    'layout',
    'query',
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
  section: ['island', 'ui', 'art', 'lib', 'schema', 'section', 'contract'],
  island: ['ui', 'lib', 'schema', 'island', 'style', 'contract'],
  ui: ['ui'],
  // The only room that asks for content.
  query: ['art', 'seo', 'articles', 'lib', 'schema', 'contract'],
  art: ['pictures', 'lib', 'style'],
  inline: ['art', 'lib'],
  seo: ['articles', 'lib', 'schema'],
  articles: ['lib', 'schema'],
  pictures: ['lib'],
  // A company's art knows the types of the contract, and React; nothing knows a company: 0026.
  company: ['company', 'contract'],
  lib: ['lib', 'schema', 'contract'],
  schema: ['contract'],
  style: [],
  // What must not be published of a company's folder, and of the pages that were built from it.
  'check-company': ['art', 'articles', 'schema', 'lib', 'contract'],
  'check-pages': ['check-company', 'contract'],
  // Style sheets, and the classes of components, as text.
  'check-styles': [],
  service: ['service', 'contract'],
  contract: ['contract'],
};

// The rooms of the service, from the ground up: docs/decisions/0031. Each imports those before it.
const serviceRooms = [
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
serviceRooms.forEach((room, floor) => {
  rooms[`service/${room}`] = [
    'contract',
    ...serviceRooms.slice(0, floor).map((below) => `service/${below}`),
  ];
  rooms.service?.push(`service/${room}`);
});

/** Where each room lies; the first that fits counts. */
export const folders: Record<string, string> = {
  page: 'site/src/pages',
  layout: 'site/src/layouts',
  query: 'site/src/queries',
  seo: 'site/src/seo',
  articles: 'site/src/articles',
  pictures: 'site/src/pictures',
  inline: 'site/src/inline',
  section: 'site/src/sections',
  island: 'site/src/islands',
  ui: 'site/src/ui',
  art: 'site/src/art',
  lib: 'site/src/lib',
  schema: 'site/src/schema',
  style: 'site/src/styles',
  'check-company': 'site/check-company',
  'check-pages': 'site/check-pages',
  'check-styles': 'site/check-styles',
  ...Object.fromEntries(serviceRooms.map((room) => [`service/${room}`, `service/src/${room}`])),
  // What puts the rooms together: main.ts, app.ts, the commands.
  service: 'service',
  contract: 'contract',
  company: 'companies/*/art',
};
