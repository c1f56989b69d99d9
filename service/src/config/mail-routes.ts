import type { CompanyFacts } from '@frontage/contract/company-facts';
import { type Mailbox, parseMailbox } from '../text/mailbox.ts';

/** Sends enquiries with a ticked checkbox, or from the site in a language, to another mailbox. */
export type MailRoute = { column: 'services' | 'language'; value: string; to: Mailbox };

export type RoutedEnquiry = { services: string; language: string | null };

/** Parses `services.KEY=ADDRESS, language.TAG=ADDRESS`, the format of `MAIL_ROUTES`. */
export function parseRoutes(text: string): MailRoute[] | undefined {
  // A comma between quotation marks belongs to a name.
  const parts = text.match(/(?:"[^"]*"|[^,"])+/g) ?? [];
  const routes = parts.map((part): MailRoute | undefined => {
    const [, column, value, mailbox] =
      /^\s*(services|language)\.([a-zA-Z\d-]+)\s*=(.*)$/s.exec(part) ?? [];
    const to = parseMailbox(mailbox ?? '');
    return column && value && to ? { column: column as MailRoute['column'], value, to } : undefined;
  });
  const isWhole = parts.join(',') === text;
  return isWhole && routes.every((route) => route !== undefined) ? routes : undefined;
}

/** Says why no enquiry can match one of the routes; undefined when each can match. */
export function findRouteProblem(
  routes: readonly MailRoute[],
  { checkboxes, languages }: Pick<CompanyFacts, 'checkboxes' | 'languages'>,
): string | undefined {
  // A site in one language stores no language.
  const values = {
    services: Object.keys(checkboxes),
    language: languages.length > 1 ? languages : [],
  };
  const duplicate = routes.find(
    ({ column, value }, index) =>
      routes.findIndex((other) => other.column === column && other.value === value) < index,
  );
  if (duplicate)
    return `'${duplicate.column}.${duplicate.value}' is there twice; leave one of the two`;
  const unmatched = routes.find(({ column, value }) => !values[column].includes(value));
  return (
    unmatched &&
    `'${unmatched.column}.${unmatched.value}' is in no enquiry; company.yaml has ${values[unmatched.column].map((value) => `${unmatched.column}.${value}`).join(', ') || `no ${unmatched.column} to choose from`}`
  );
}

/** Returns the mailbox of the first route that matches an enquiry, or `MAIL_TO`. */
export function mailboxFor(
  { services, language }: RoutedEnquiry,
  { routes, to }: { routes: readonly MailRoute[]; to: Mailbox },
): Mailbox {
  const ticked = services.split(',');
  const route = routes.find(({ column, value }) =>
    column === 'services' ? ticked.includes(value) : language === value,
  );
  return route?.to ?? to;
}
