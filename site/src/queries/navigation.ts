import { byCategory } from '../lib/by-category.ts';
import type { Company, Link, Navigation } from '../lib/navigation.ts';
import type { Image } from '../schema/image.ts';
import type { InterfaceWords } from '../schema/words.ts';
import { entryData, ordered } from './entry-data.ts';
import { picture } from './picture.ts';

/** What every page shows around its content. */
export type Frame = {
  navigation: Navigation;
  footerServices: Link[];
  company: Company;
  words: InterfaceWords;
};

/** Makes header and footer from the content: a new service or industry appears automatically. */
export async function frame(): Promise<Frame> {
  const services = (await ordered('services')).filter(({ data }) => !data.overview);
  const panels = await entryData('headerPanels');
  const { categories: columns, ...ofServices } = panels.services;
  const categories = byCategory(columns, services)
    .map(({ heading, services }) => ({
      categoryName: heading,
      services: services.map(({ id, data }) => ({ name: data.name, href: `/services/${id}` })),
    }))
    .filter(({ services }) => services.length > 0);
  const industries = (await ordered('industries')).map(({ id, data }) => ({
    name: data.name,
    href: `/industry/${id}`,
    fact: data.facts[0],
  }));
  const footerServices = (await ordered('footerServices')).map(({ data }) => ({
    name: data.name,
    href: data.link,
  }));
  return {
    navigation: {
      categories,
      industries,
      panels: {
        services: await withPicture(ofServices),
        industries: await withPicture(panels.industries),
      },
    },
    footerServices,
    company: await entryData('company'),
    words: await entryData('words'),
  };
}

/** The words of a panel, its picture with its files. */
async function withPicture<Words extends { image?: Image | undefined }>({
  image,
  ...words
}: Words) {
  return { ...words, picture: await picture(image, 'panel') };
}
