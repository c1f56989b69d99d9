import { pathOf } from '../../addresses/addresses.ts';
import { articles, shownDateOf } from '../../queries/articles.ts';
import type { LoadBandContent } from '../band-content.ts';

export const content: LoadBandContent<'articles'> = async ({ count, ...band }) => ({
  ...band,
  articles: (await articles()).slice(0, count).map(({ id, data }) => ({
    href: pathOf('articles', id),
    title: data.title,
    description: data.description,
    shownDate: shownDateOf(data),
    date: data.date,
  })),
});
