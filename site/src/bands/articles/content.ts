import { pathOf } from '../../i18n/addresses.ts';
import { articles } from '../../queries/articles.ts';
import type { BandContent } from '../band-content.ts';

export const content: BandContent<'articles'> = async ({ count, ...band }) => ({
  ...band,
  articles: (await articles())
    .slice(0, count)
    .map(({ id, data: { title, description, shownDate, date } }) => ({
      ...{ href: pathOf('articles', id), title, description, shownDate, date },
    })),
});
