import type { SitePage } from './site-pages.ts';

type Company = { name: string; description: string; email: string; phone: string };

const sections: [SitePage['section'], string][] = [
  ['services', 'Services'],
  ['industries', 'Industries'],
  ['articles', 'Articles'],
  ['company', 'Company'],
];

/** The site for language models: title, summary and lists of links (https://llmstxt.org). */
export function llmsTxt(pages: SitePage[], company: Company, origin: string): string {
  const link = ({ path, title, description }: SitePage) =>
    `- [${title}](${new URL(path, origin).href}): ${description}\n`;
  const lists = sections
    .map(([section, heading]) => ({
      heading,
      links: pages.filter((page) => page.section === section).map(link),
    }))
    .filter(({ links }) => links.length > 0)
    .map(({ heading, links }) => `## ${heading}\n\n${links.join('')}`);
  return `# ${company.name}

> ${company.description}

Write to ${company.email} or call ${company.phone}. The articles are in full in the feed: ${new URL('/feed.xml', origin).href}

${lists.join('\n')}`;
}
