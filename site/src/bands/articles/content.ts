import { articles } from '../../queries/articles.ts';
import type { BandContent } from '../band-content.ts';

export const content: BandContent<'articles'> = async ({ count, ...band }) => ({
  ...band,
  articles: (await articles())
    .slice(0, count)
    .map(({ id, data: { title, description, shownDate, date } }) => ({
      ...{ slug: id, title, description, shownDate, date },
    })),
});
