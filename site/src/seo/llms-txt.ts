import { fill } from '../lib/page-words.ts';
import type { SitePage } from './site-pages.ts';

type Company = { name: string; description: string; email: string; phone: string };

/** How to reach the company, and the heading of each list. */
type Words = { reach: string } & Partial<Record<SitePage['section'], string>>;

const sections = ['services', 'industries', 'work', 'articles', 'company'] as const;

/** The site for language models: title, summary and lists of links (https://llmstxt.org). */
export function llmsTxt(pages: SitePage[], company: Company, words: Words, origin: string): string {
  const link = ({ path, title, description }: SitePage) =>
    `- [${title}](${new URL(path, origin).href}): ${description}\n`;
  const lists = sections
    .map((section) => ({
      heading: words[section] ?? section,
      links: pages.filter((page) => page.section === section).map(link),
    }))
    .filter(({ links }) => links.length > 0)
    .map(({ heading, links }) => `## ${heading}\n\n${links.join('')}`);
  const { email, phone } = company;
  const feed = new URL('/feed.xml', origin).href;
  return `# ${company.name}

> ${company.description}

${fill(words.reach, { email, phone, feed })}

${lists.join('\n')}`;
}
