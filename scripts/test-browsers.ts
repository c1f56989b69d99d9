import { companyFolder } from '@frontage/contract/company-folder';
import { findFirefox } from './lib/browser.ts';
import { reasonToBuild } from './lib/build-site.ts';
import { findOnPath } from './lib/on-path.ts';
import { run } from './lib/run-program.ts';

// Tests the built site in Firefox and WebKit, or in the one that is named: npm run test:browsers -- firefox. With
// `long` they visit every page and run slow tests too. Further arguments go to Node's test runner: -- firefox
// --test-name-pattern=menu. A browser that is not installed is skipped.

// WebKitGTK has no headless mode; Xvfb is an invisible screen.
const xvfb = findOnPath('xauth') && findOnPath('xvfb-run');

type Browser = { name: string; packages: string; path: string | undefined; under?: string[] };

const browsers: Record<string, Browser> = {
  firefox: { name: 'Firefox', packages: 'firefox-esr', path: findFirefox() },
  webkit: {
    name: 'WebKitGTK',
    packages: 'webkit2gtk-driver xvfb xauth',
    path: xvfb && findOnPath('WebKitWebDriver'),
    ...(xvfb && { under: [xvfb, '-a'] }),
  },
};

const options = process.argv.slice(2).filter((word) => word.startsWith('-'));
const words = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const long = words.includes('long');
const named = words.filter((word) => word !== 'long');
const unknown = named.filter((word) => !(word in browsers));
if (unknown.length > 0) {
  console.error(
    `There is no browser named ${unknown.join(', ')}. Name ${Object.keys(browsers).join(' or ')}, and “long” for every page.`,
  );
  process.exit(1);
}
if (!process.env.SITE_DIR && reasonToBuild({ companyFolder: companyFolder() }))
  await run('npm', ['run', 'build']);

for (const [key, { name, packages, path, under = [] }] of Object.entries(browsers)) {
  if (named.length > 0 && !named.includes(key)) continue;
  if (!path) {
    console.log(
      `${name} is skipped: it or what drives it is not installed. On Debian or Ubuntu: apt-get install ${packages}`,
    );
    continue;
  }
  console.log(`\n${name}`);
  const walks = `site/e2e/browsers/*.${long ? '{walk,long}' : 'walk'}.ts`;
  const [command = '', ...args] = [...under, process.execPath, '--test', ...options, walks];
  const { code } = await run(command, args, {
    env: { BROWSER: key, BROWSER_PATH: path, ...(long && { EVERY_ROUTE: '1' }) },
  });
  if (code !== 0) process.exitCode = 1;
}
