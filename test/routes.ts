import { companyFolder } from '@frontage/contract/company-folder';
import { type PageRoute, readRoutes } from '../site/check/pages/routes.ts';
import { localizedAddress } from '../site/src/addresses/language-addresses.ts';
import { panelServices } from './content.ts';

const set = readRoutes(companyFolder());

/** Every page of the site that answers 200: in the first language, and in all. */
export const { firstLanguage: routes, all: everyRoute } = set;

/** One page of each kind, and a dead address. The search says other words without script, so it is left out. */
export const kinds = [...set.onePathPerKind.filter((path) => path !== '/search'), '/nothing-here'];

const below = (start: string): PageRoute[] => routes.filter(({ path }) => path.startsWith(start));

export const industryRoutes = below('/industry/');

/** One page of each kind, at its own address, for tests that need only one. */
export const [aService = '/'] = kinds.filter((path) =>
  panelServices.some(({ slug }) => path === `/services/${slug}`),
);
export const [anIndustry = '/'] = industryRoutes.map(({ path }) => path);
export const [anArticle = '/'] = below('/blog/').map(({ path }) => path);

export const additionalRoutes = (path: string) =>
  set.additionalLanguages.flatMap((pages) => {
    const localPath = localizedAddress(pages, path);
    return localPath === undefined ? [] : [{ language: pages.language, path: localPath }];
  });
