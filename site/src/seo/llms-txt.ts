import { addressOf, isUsed } from '../addresses/links.ts';
import type { CompanyDetails } from '../facts/company-details.ts';
import { hoursText } from '../i18n/opening-hours.ts';
import { fillWords } from '../i18n/fill-words.ts';
import { addressLines } from '../facts/postal-address.ts';
import type { Office } from '../schema/office.ts';
import type { SitePage } from './site-pages.ts';

type CompanySummary = Pick<
  CompanyDetails,
  'name' | 'description' | 'email' | 'phone' | 'address' | 'hours' | 'offices'
>;

/** How to reach the company, and the heading of each list. */
type Words = { reach: string } & Partial<Record<SitePage['section'], string>>;

const sections = ['services', 'industries', 'work', 'articles', 'jobs', 'company'] as const;

/** Describes the site for language models: title, summary, addresses and lists of links (https://llmstxt.org). */
export function llmsTxt(
  pages: SitePage[],
  company: CompanySummary,
  words: Words,
  origin: string,
): string {
  const link = ({ path, title, description }: SitePage) =>
    `- [${title}](${new URL(addressOf(path), origin).href}): ${description}\n`;
  const lists = sections
    .map((section) => ({
      heading: words[section] ?? section,
      links: pages.filter((page) => page.section === section).map(link),
    }))
    .filter(({ links }) => links.length > 0)
    .map(({ heading, links }) => `## ${heading}\n\n${links.join('')}`);
  const { name, email, phone, address, hours, offices } = company;
  const feed = new URL(addressOf('/feed.xml'), origin).href;
  // In the order of the contact page: the company itself, then its offices.
  const places = [...(address || hours ? [{ name, address, hours }] : []), ...offices].map(place);
  return `# ${company.name}

> ${company.description}

${fillWords(isUsed('blog') ? words.reach : withoutFeed(words.reach), { email, phone, feed })}

${places.length > 0 ? `${places.join('')}\n` : ''}${lists.join('\n')}`;
}

/** Removes the sentence about the feed if the company has no blog. */
const withoutFeed = (reach: string) =>
  reach.replace(/[^.!?\u3002]*\{feed\}[^.!?\u3002]*[.!?\u3002]?/u, '').trim();

/** Formats a place as a line, since only lists of links may have headings. */
function place({
  name,
  address,
  hours = [],
  phone,
  email,
}: Omit<Office, 'address'> & Pick<CompanySummary, 'address'>): string {
  const facts = [
    address && addressLines(address).join(', '),
    ...hours.map(hoursText),
    phone,
    email,
  ];
  return `- ${name}: ${facts.filter((fact) => fact !== undefined).join('; ')}\n`;
}
