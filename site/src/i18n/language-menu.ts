import type { NavigationFile } from '../schema/navigation.ts';

type MenuWords = {
  languageModels?: Partial<Record<'services' | 'industries' | 'articles' | 'company', string>>;
};

/**
 * Builds the menu and footer for a language without a navigation.yaml: those of the first language, reduced to
 * translated pages with their translated titles.
 *
 * @param titles the titles of these pages, by their addresses in the first language
 */
export function localizeMenu(
  { menu, panels, footer }: NavigationFile,
  { languageModels: lists = {} }: MenuWords,
  titles: ReadonlyMap<string, string>,
): object {
  const links = (entries: readonly { link?: string | undefined; look?: 'link' | 'button' }[]) =>
    entries.flatMap(({ link = '', look }) => {
      const name = titles.get(link.replace(/[?#].*$/, ''));
      return name === undefined ? [] : [{ name, link, ...(look === 'button' && { look }) }];
    });
  const footerLinks = links(footer.columns.flatMap((column) => column.links ?? []));
  const listColumns = footer.columns.flatMap(({ list }) => {
    const heading = list === 'work' ? titles.get('/work') : list && lists[list];
    return heading === undefined ? [] : [{ heading, list }];
  });
  return {
    menu: menu.flatMap((item): object[] => {
      if (item.panel === undefined) return links([item]);
      if (typeof item.panel !== 'string')
        return links(item.panel.columns.flatMap((column) => column.links));
      const name = lists[item.panel];
      return name === undefined ? [] : [{ name, panel: item.panel }];
    }),
    panels: { services: { categories: panels.services.categories.map(({ key }) => ({ key })) } },
    footer: {
      columns: [
        ...listColumns,
        ...(footerLinks.length > 0 ? [{ heading: lists.company, links: footerLinks }] : []),
      ],
      legal: ['© {year} {company}'],
      links: links(footer.links),
    },
  };
}
