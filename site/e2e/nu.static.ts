import { execFile, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { builtSite } from '../../test/built.ts';
import { everyRoute } from '../../test/routes.ts';

// Runs the W3C's checker on every built page, in one Java process. https://validator.github.io/validator/

const checker = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));

/** Standards that are newer than the checker. Remove those that it knows. */
const newerThanTheChecker = {
  'https://html.spec.whatwg.org/multipage/links.html#link-type-expect':
    /^A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”\.$/,
};

type Message = { url: string; message: string; extract?: string };

async function messages(pages: string[]): Promise<Message[]> {
  // It knows little of current CSS, which stylelint checks.
  const options = [
    '--format',
    'json',
    '--errors-only',
    '--exit-zero-always',
    '--stdout',
    '--filterpattern',
    'CSS: .*',
  ];
  const { stdout } = await promisify(execFile)('java', ['-jar', checker, ...options, ...pages], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return (JSON.parse(stdout) as { messages: Message[] }).messages;
}

const hasJava = spawnSync('java', ['-version']).status === 0;
if (!hasJava)
  console.log('Skipped: no Java. Debian’s default-jre-headless runs the checker of the W3C.');

test.skipIf(!hasJava)('the Nu HTML checker reports no error on any page', async () => {
  const pages = readdirSync(builtSite, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html'))
    .map((path) => join(builtSite, path));
  expect(pages.length).toBeGreaterThan(everyRoute.length);
  const reported = await messages(pages);
  const known = Object.values(newerThanTheChecker);
  const faults = reported.filter(({ message }) => !known.some((one) => one.test(message)));
  expect(faults.map(({ url, message, extract }) => `${url}: ${message} at ${extract}`)).toEqual([]);
  for (const one of known)
    expect(
      reported.some(({ message }) => one.test(message)),
      `${one} is still unknown`,
    ).toBe(true);
});
