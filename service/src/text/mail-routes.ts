import type { CompanyFacts } from '@frontage/contract/company-facts';
import { type Mailbox, parseMailbox } from './mailbox.ts';

/** Sends enquiries with a ticked checkbox, or from the site in a language, to another mailbox. */
export type Route = { by: 'services' | 'language'; value: string; to: Mailbox };

export type RoutedEnquiry = { services: string; language: string | null };

/** Parses `services.KEY=ADDRESS, language.TAG=ADDRESS`, the format of `MAIL_ROUTES`. */
export function parseRoutes(text: string): Route[] | undefined {
  // A comma between quotation marks belongs to a name.
  const parts = text.match(/(?:"[^"]*"|[^,"])+/g) ?? [];
  const routes = parts.map((part): Route | undefined => {
    const [, by, value, mailbox] =
      /^\s*(services|language)\.([a-zA-Z\d-]+)\s*=(.*)$/s.exec(part) ?? [];
    const to = parseMailbox(mailbox ?? '');
    return by && value && to ? { by: by as Route['by'], value, to } : undefined;
  });
  const isWhole = parts.join(',') === text;
  return isWhole && routes.every((route) => route !== undefined) ? routes : undefined;
}

/** Says why no enquiry can match one of the routes; undefined when each can match. */
export function findRouteProblem(
  routes: readonly Route[],
  { checkboxes, languages }: Pick<CompanyFacts, 'checkboxes' | 'languages'>,
): string | undefined {
  // A site in one language stores no language.
  const known = {
    services: Object.keys(checkboxes),
    language: languages.length > 1 ? languages : [],
  };
  const again = routes.find(
    ({ by, value }, index) =>
      routes.findIndex((other) => other.by === by && other.value === value) < index,
  );
  if (again) return `'${again.by}.${again.value}' is there twice; leave one of the two`;
  const dead = routes.find(({ by, value }) => !known[by].includes(value));
  return (
    dead &&
    `'${dead.by}.${dead.value}' is in no enquiry; company.yaml has ${known[dead.by].map((value) => `${dead.by}.${value}`).join(', ') || `no ${dead.by} to choose from`}`
  );
}

/** Returns the mailbox of the first route that matches an enquiry, or `MAIL_TO`. */
export function mailboxFor(
  { services, language }: RoutedEnquiry,
  { routes, to }: { routes: readonly Route[]; to: Mailbox },
): Mailbox {
  const ticked = services.split(',');
  const route = routes.find(({ by, value }) =>
    by === 'services' ? ticked.includes(value) : language === value,
  );
  return route?.to ?? to;
}
