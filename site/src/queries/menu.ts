import { art } from 'company:art';
import { byCategory } from './by-category.ts';
import { isInThisLanguage } from '../addresses/links.ts';
import type { Link, MenuItem, MenuPanel } from '../sections/navigation.ts';
import type { NavigationFile } from '../schema/navigation.ts';
import { entryLink, orderedEntries } from './entries.ts';
import { picture } from './picture.ts';

type Item = NavigationFile['menu'][number];
export type Panels = NavigationFile['panels'];

export const toLink = ({ name, link }: { name: string; link: string }): Link => ({
  name,
  href: link,
});

/** Returns an entry of the menu, with the links of its panel if it opens one. */
export async function menuItem(item: Item, index: number, panels: Panels): Promise<MenuItem> {
  const { name, link = '/', look, panel } = item;
  if (panel === undefined) return { name, href: link, look };
  if (panel === 'services') return { name, panel: await servicesPanel(panels) };
  if (panel === 'industries') return { name, panel: await industriesPanel(panels) };
  const { columns, ...head } = panel;
  return {
    name,
    panel: {
      id: `panel-${index + 1}`,
      ...(await introduced(head)),
      columns: columns
        .map(({ heading, links }) => ({
          heading,
          links: links
            .filter(({ link }) => isInThisLanguage(link))
            .map((link) => ({ ...toLink(link), note: link.note })),
        }))
        .filter(({ links }) => links.length > 0),
    },
  };
}

/** Returns the introduction of a panel, with its picture resolved. */
async function introduced({ heading, text, image }: Panels['industries']) {
  return { heading, text, picture: await picture(image, 'panel') };
}

async function servicesPanel({ services }: Panels): Promise<MenuPanel> {
  return {
    id: 'services-panel',
    drawing: art.ServicesPanel && '/art/services-panel.svg',
    ...(await introduced(services)),
    columns: byCategory(services.categories, await menuServices())
      .filter(({ services }) => services.length > 0)
      .map(({ heading, services }) => ({ heading, links: services.map(entryLink) })),
  };
}

async function industriesPanel({ industries }: Panels): Promise<MenuPanel> {
  const links = (await orderedEntries('industries')).map(entryLink);
  return {
    id: 'industries-panel',
    drawing: art.IndustriesPanel && '/art/industries-panel.svg',
    ...(await introduced(industries)),
    columns: links.length > 0 ? [{ heading: industries.subheading, links }] : [],
  };
}

/** Returns the services of the menu, without those that only lead to other services. */
export const menuServices = async () =>
  (await orderedEntries('services')).filter(({ data }) => !data.overview);
