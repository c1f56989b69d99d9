import { sitePages, type SitePage } from '../lib/site-pages.ts';
import { entryData, ordered } from './entry-data.ts';

/** Every page that wants to be found, from the content. */
export async function knownPages(): Promise<SitePage[]> {
  const { services } = await entryData('headerPanels');
  const categories = services.categories.map(({ key }) => key);
  // The order of a service is its place within its category.
  const byCategory = (await ordered('services')).sort(
    (a, b) => categories.indexOf(a.data.category) - categories.indexOf(b.data.category),
  );
  return sitePages({
    words: await entryData('words'),
    home: await entryData('home'),
    about: await entryData('about'),
    contact: await entryData('contact'),
    blog: await entryData('blog'),
    privacyPolicy: await entryData('privacyPolicy'),
    services: byCategory,
    industries: await ordered('industries'),
    articles: await ordered('articles'),
  });
}
