import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { companyFolder } from '@frontage/contract/company-folder';
import { parse } from 'yaml';

const content = companyFolder();

/** A page, and the known page where it is another name of one. */
export type Route = { path: string; canonical: string };

const named = (path: string, canonical = path): Route => ({ path, canonical });

/** The pages of a folder of YAML files, with their other names: a new file is tested by itself. */
function fromYaml(folder: string, prefix: string): Route[] {
  return readdirSync(join(content, folder)).flatMap((file) => {
    const page = `${prefix}/${file.replace('.yaml', '')}`;
    const data = parse(readFileSync(join(content, folder, file), 'utf8')) as {
      otherNames?: string[];
    };
    const others = (data.otherNames ?? []).map((name) => named(`${prefix}/${name}`, page));
    return [named(page), ...others];
  });
}

export const services = fromYaml('services', '/services');
export const industries = fromYaml('industries', '/industry');
export const articles = readdirSync(join(content, 'articles')).map((file) =>
  named(`/blog/${file.replace('.md', '')}`),
);

/** Every page of the site that answers 200. */
export const routes: Route[] = [
  ...['/', '/about', '/blog', '/contact', '/privacy-policy', '/thank-you'].map((path) =>
    named(path),
  ),
  ...services,
  ...industries,
  ...articles,
];

/** The paths that the specification names, as it writes them. */
export const specified = `
  / /contact /about /blog /privacy-policy
  /services/web-development /services/custom-software-development /services/mobile-development
  /services/automation /services/manual-testing /services/ui-ux-testing
  /services/chatbot-development /services/machine-learning /services/api-development
  /services/ui-ux-design /services/branding
  /services/custom-software /services/mobile-app-development
  /services/quality-assurance /services/ai-development
  /industry/healthcare /industry/fintech /industry/realestate /industry/real-estate
  /industry/edtech /industry/logistics /industry/manufacturing /industry/ecommerce
  /industry/startups
  /blog/react-hooks /blog/es6-features /blog/css-grid-vs-flexbox`
  .trim()
  .split(/\s+/);

const oneOfEach = [
  '/',
  '/services/web-development',
  '/services/branding',
  '/services/quality-assurance',
  '/industry/healthcare',
  '/blog',
  '/blog/react-hooks',
  '/about',
  '/privacy-policy',
  '/contact',
  '/nothing-here',
  '/thank-you',
];

/**
 * The pages that what is dear is tested on: one of each kind, or every route where `EVERY_ROUTE` is
 * set, as `npm run e2e:every` does.
 */
export const kinds = process.env.EVERY_ROUTE
  ? [...routes.map(({ path }) => path), '/nothing-here']
  : oneOfEach;
