import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { everyRoute } from '../../test/routes.ts';
import { expect, test } from './support/test.ts';

// The HTML of every built page, without a browser. https://html-validate.org/rules/

const dist = process.env.SITE_DIR || fileURLToPath(new URL('../dist', import.meta.url));

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // How a serialiser writes what means the same: React's, and whether a telephone number wraps.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'void-style': 'off',
      'tel-non-breaking': 'off',
      // React's useId begins with an underscore.
      'valid-id': ['error', { relaxed: true }],
      // The checkboxes of one question share its name.
      'form-dup-name': ['error', { shared: ['radio', 'checkbox'] }],
      // The policy allows style attributes, and says why: docs/decisions/0003.
      'no-inline-style': 'off',
      // What scrolls is named as a group, and is no fieldset.
      'prefer-native-element': ['error', { exclude: ['group'] }],
    },
  }),
);

const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.html'))
  .sort();

test('every page of the content has been built', () => {
  for (const { path } of everyRoute)
    expect(pages).toContain(path === '/' ? 'index.html' : `${path.slice(1)}.html`);
});

for (const path of pages) {
  test(`${path} is valid HTML`, async () => {
    const { results } = await validator.validateString(readFileSync(join(dist, path), 'utf8'));
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
    );
    expect(faults).toEqual([]);
  });
}
