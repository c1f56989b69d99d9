import type { NavigationFile } from '../schema/navigation.ts';

/** The part of a language's words.yaml that names pages and lists of them. */
type Words = {
  languageModels?: Partial<Record<'services' | 'industries' | 'articles' | 'company', string>>;
};

/**
 * Menu and footer of a language that has no navigation.yaml: those of the first language, of the pages that are in this one, by
 * their own titles.
 *
 * @param titles of these pages, by their addresses in the first language
 */
export function menuInLanguage(
  { menu, panels, footer }: NavigationFile,
  { languageModels: lists = {} }: Words,
  titles: ReadonlyMap<string, string>,
): object {
  const links = (of: readonly { link?: string | undefined; button?: boolean | undefined }[]) =>
    of.flatMap(({ link = '', button }) => {
      const name = titles.get(link.replace(/[?#].*$/, ''));
      return name === undefined ? [] : [{ name, link, ...(button && { button }) }];
    });
  const own = links(footer.columns.flatMap((column) => column.links ?? []));
  const listed = footer.columns.flatMap(({ list }) => {
    const heading = list === 'work' ? titles.get('/work') : list && lists[list];
    return heading === undefined ? [] : [{ heading, list }];
  });
  return {
    menu: menu.flatMap((item): object[] => {
      if (item.panel === undefined) return links([item]);
      if (typeof item.panel !== 'string')
        return links(item.panel.columns.flatMap((one) => one.links));
      const name = lists[item.panel];
      return name === undefined ? [] : [{ name, panel: item.panel }];
    }),
    panels: { services: { categories: panels.services.categories.map(({ key }) => ({ key })) } },
    footer: {
      columns: [...listed, ...(own.length > 0 ? [{ heading: lists.company, links: own }] : [])],
      legal: ['© {year} {company}'],
      links: links(footer.links),
    },
  };
}
