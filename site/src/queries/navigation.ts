import { readFileSync } from 'node:fs';
import { byCategory } from './by-category.ts';
import { isInThisLanguage, otherLanguages } from '../addresses/links.ts';
import { menuBreakpoint } from './menu-width.ts';
import type { CompanyDetails } from '../facts/company-details.ts';
import type { Link, Navigation } from '../sections/navigation.ts';
import { networkIcon } from '../facts/networks.ts';
import { fillWords } from '../i18n/fill-words.ts';
import { findFile } from '../files/files-below.ts';
import { parseNetworkIcon, type NetworkIcon } from '../facts/social.ts';
import type { ListedPages } from '../schema/navigation.ts';
import type { InterfaceWords } from '../schema/words.ts';
import { articles } from './articles.ts';
import { entryData, entryLink, orderedEntries } from './entries.ts';
import { toLink, menuItem, type Panels, menuServices } from './menu.ts';
import { caseStudies } from './case-studies.ts';

export type Frame = { navigation: Navigation; company: CompanyDetails; words: InterfaceWords };

/** Builds the header and footer from the content, so that a new service or industry appears automatically. */
export async function pageFrame(): Promise<Frame> {
  const { menu: items, panels, footer } = await entryData('navigation');
  const company = await entryData('company');
  const all = await Promise.all(items.map((item, index) => menuItem(item, index, panels)));
  const menu = all.filter((item) =>
    'href' in item ? isInThisLanguage(item.href) : item.panel.columns.length > 0,
  );
  const columns = footer.columns.map(async ({ heading, list, links = [] }) => ({
    heading,
    links: list
      ? await listedLinks(list, panels)
      : links.map(toLink).filter(({ href }) => isInThisLanguage(href)),
  }));
  return {
    navigation: {
      menu,
      menuFrom: menuBreakpoint(
        menu,
        company.name,
        otherLanguages('/').map(({ name }) => name),
      ),
      columns: (await Promise.all(columns)).filter(({ links }) => links.length > 0),
      links: footer.links.map(toLink).filter(({ href }) => isInThisLanguage(href)),
      legal: footer.legal.map((line) => fillWords(line, { company: company.name, year: '{year}' })),
    },
    company: {
      ...company,
      social: company.social.map(({ icon, ...rest }) => ({
        ...rest,
        drawing: iconOf(rest.link, icon),
      })),
    },
    words: await entryData('words'),
  };
}

function iconOf(link: string, icon?: string): NetworkIcon | undefined {
  if (icon?.startsWith('.')) {
    // astro.config.ts has set COMPANY to a path.
    const file = findFile(process.env.COMPANY ?? '', icon);
    return file === undefined ? undefined : parseNetworkIcon(readFileSync(file, 'utf8'));
  }
  const path = networkIcon(link, icon);
  return path === undefined ? undefined : { viewBox: '0 0 24 24', path };
}

const articlesShown = 6;

async function listedLinks(list: ListedPages, { services }: Panels): Promise<Link[]> {
  if (list === 'services')
    return byCategory(services.categories, await menuServices()).flatMap((category) =>
      category.services.map(entryLink),
    );
  if (list === 'industries') return (await orderedEntries('industries')).map(entryLink);
  if (list === 'work') return (await caseStudies()).map(entryLink);
  return (await articles()).slice(0, articlesShown).map(entryLink);
}
