type Node = Record<string, unknown>;

/** What a search engine wants of each type: https://developers.google.com/search/docs/appearance/structured-data */
const needed: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebPage: ['name', 'url'],
  BlogPosting: ['headline', 'datePublished', 'author', 'image'],
  BreadcrumbList: ['itemListElement'],
  Service: ['name', 'provider'],
};

const empty = (value: unknown) => value === undefined || value === null || value === '';

/**
 * What is wrong with the structured data of a page.
 *
 * @param wanted whether the page wants to be found, and has to have some
 */
export function structuredDataProblems(html: string, wanted: boolean): string[] {
  const scripts = [
    ...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g),
  ];
  const indexed = !/<meta name="robots" content="[^"]*noindex/.test(html);
  if (scripts.length === 0) return wanted && indexed ? ['there is none'] : [];
  return scripts.flatMap(([, text = '']) => {
    try {
      const { '@graph': graph = [] } = JSON.parse(text) as { '@graph'?: Node[] };
      if (graph.length === 0) return ['it names nothing'];
      return graph.flatMap((node) => {
        const type = String(node['@type']);
        const fields = needed[type] ?? [];
        return fields.filter((name) => empty(node[name])).map((name) => `${type} without ${name}`);
      });
    } catch (error) {
      return [`it cannot be read: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
}
