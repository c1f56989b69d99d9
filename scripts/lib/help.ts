import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

const helpOf: Record<string, string> = {
  'scripts/start.ts': `npm start
Builds the site unless it is built, then serves it and accepts enquiries.
Settings: .env; .env.example describes each.`,
  'scripts/dev.ts': `npm run dev [-- --port 4322]
Shows the site while you write, drafts too, with the form working. Nothing leaves the machine.
  --port N  the port, if 4321 is taken`,
  'scripts/edit.ts': `npm run edit [-- --port 4324] [--site-port 4322]
Shows the site beside forms for its texts. Prints an address: open it in a browser of this machine.
  --port N         the port of the form, if 4323 is taken
  --site-port N    the port of the site, if 4321 is taken
  --publish DIR    writes the forms as static files instead, for colleagues who change a repository in their browsers
  --repo NAME      that repository: company/website
  --backend NAME   github or gitlab; without it, github
  --branch NAME    the branch that is published; without it, main`,
  'scripts/build.ts': `npm run build [-- --drafts]
Builds the site of COMPANY for PUBLIC_ORIGIN, both from .env, into site/dist.
  --drafts  builds a preview into site/preview: what is not public yet, too, hidden from search engines`,
  'scripts/check.ts': `npm run check [-- kinds|others]
Builds the site of COMPANY and opens every page, as visitors on a telephone, with low vision or with a
screen reader meet it. Says what is wrong, where, why it matters and how to fix it. Takes some minutes.
  kinds   opens one page of each kind
  others  opens the rest
Exit codes: 0 no errors; 1 errors.`,
  'scripts/new.ts': `npm run new -- WHAT "Title" [FOLDER]
Copies a template for you to write your own words over. Nothing is overwritten.
  company                               a whole company
  service, industry, article, work, job, page  one page of the company in COMPANY
  search                                what visitors can search the site with
  language TAG                          everything that there is to translate, as in: language de`,
  'scripts/launch-check.ts': `npm run launch-check
Lists what you have to replace or set before the launch: samples, words of the template, pictures without rights
noted, settings at their defaults. Exit codes: 0 nothing is left; 1 something is.`,
  'scripts/deploy.ts': `npm run deploy -- user@host [--rollback]
Publishes the site of COMPANY and its service on a Linux machine, over ssh. When the new release does not run there,
the one before is served again. Five releases are kept. The first time: docs/operating.md.
  --rollback     serves the release before again
  --irreversible publishes a release whose migration of the database is irreversible: the release before cannot use the
                 database then; without this option, such a release is refused
  --smoke        opens every page at PUBLIC_ORIGIN and sends an enquiry afterward; serves the release before again
                 unless all is well and its mail was sent
  --folder PATH  where it is on the machine, if not in /srv/frontage
  --restart CMD  what restarts the service there, if not: systemctl restart frontage
  --wait N       how many seconds the service may take until it accepts enquiries, if not 60
Exit codes: 0 it is served; 1 it is not.`,
  'scripts/smoke.ts': `npm run smoke -- https://www.example.com [--host user@host]
Looks at a site where visitors see it: every page of the sitemap, headers, redirects, certificate, and an enquiry that
says it is a test.
  --host HOST    asks there, over ssh, whether its mail was sent
  --folder PATH  where the site is on that machine, if not in /srv/frontage
  --ask COMMAND  asks the operator's command in another way, as in
                 --ask "docker compose exec -T site node service/src/cli.ts"
  --wait N       how many seconds that mail may take, if not 60
Exit codes: 0 all is well; 1 something is wrong.`,
  'scripts/translations.ts': `npm run translations [-- TAG [done [FILE…]]]
Lists what is left to translate in each additional language, or in one.
  done FILE…  marks files as translated as they are now; without files, all that are older than their source`,
  'scripts/screenshots.ts': `npx node scripts/screenshots.ts [/PATH…|readme|guide|edit]
Takes pictures of the built pages at four widths, light and dark, into screenshots/.
  /PATH…  the pages whose address begins so
  readme  the pictures of the README
  guide   those of the guide, which is followed step by step
  edit    those of the page about \`npm run edit\``,
};

/** Prints the program's help and ends it, if it was started with `--help`. */
export function answerHelp(): void {
  const [, program = '', ...words] = process.argv;
  const text = Object.entries(helpOf).find(([file]) => join(root, file) === program)?.[1];
  if (!text || !words.some((word) => word === '--help' || word === '-h')) return;
  console.log(text);
  process.exit(0);
}
