import astro from 'eslint-plugin-astro';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import tseslint from 'typescript-eslint';

// The house of docs/decisions/0001: imports go down this list only.
const rooms = {
  page: ['layout', 'section', 'island', 'ui', 'art', 'lib', 'schema', 'style', 'contract'],
  layout: ['section', 'island', 'ui', 'art', 'lib', 'schema', 'style'],
  section: ['island', 'ui', 'art', 'lib', 'schema', 'section', 'contract'],
  island: ['ui', 'lib', 'schema', 'island', 'style', 'contract'],
  ui: ['ui'],
  art: ['art', 'lib'],
  // A company's art knows the types of the contract, and React; nothing knows a company: 0026.
  company: ['company', 'contract'],
  lib: ['lib', 'schema', 'contract'],
  schema: ['contract'],
  style: [],
  // What must not be published of a company's folder, and of the pages that were built from it.
  'check-company': ['art', 'schema', 'lib', 'contract'],
  'check-pages': ['check-company', 'contract'],
  service: ['service', 'contract'],
  contract: ['contract'],
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/.astro/**',
      '**/node_modules/**',
      'data/**',
      'screenshots/**',
      '**/test-results/**',
    ],
  },
  ...tseslint.configs.strict,
  ...astro.configs.recommended,
  {
    files: ['**/*.{ts,tsx,astro,js}'],
    plugins: { boundaries },
    settings: {
      'import/resolver-next': [
        createTypeScriptImportResolver({ project: ['tsconfig.json', 'site/tsconfig.json'] }),
      ],
      'boundaries/elements': [
        { type: 'page', pattern: 'site/src/pages' },
        { type: 'layout', pattern: 'site/src/layouts' },
        { type: 'section', pattern: 'site/src/sections' },
        { type: 'island', pattern: 'site/src/islands' },
        { type: 'ui', pattern: 'site/src/ui' },
        { type: 'art', pattern: 'site/src/art' },
        { type: 'lib', pattern: 'site/src/lib' },
        { type: 'schema', pattern: 'site/src/schema' },
        { type: 'style', pattern: 'site/src/styles' },
        { type: 'check-company', pattern: 'site/check-company' },
        { type: 'check-pages', pattern: 'site/check-pages' },
        { type: 'service', pattern: 'service' },
        { type: 'contract', pattern: 'contract' },
        { type: 'company', pattern: 'companies/*/art' },
      ],
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'allow',
          policies: [
            {
              from: { element: { types: { anyOf: Object.keys(rooms) } } },
              disallow: { to: { element: { types: { anyOf: Object.keys(rooms) } } } },
            },
            ...Object.entries(rooms)
              .filter(([, below]) => below.length > 0)
              .map(([type, below]) => ({
                from: { element: { type } },
                allow: { to: { element: { types: { anyOf: [type, ...below] } } } },
              })),
          ],
        },
      ],
      '@typescript-eslint/no-non-null-assertion': 'error',
      'no-console': 'off',
    },
  },
  {
    // A company's folder enters through site/src/art and what lies behind it, and nowhere else.
    files: ['site/src/**', 'service/**', 'contract/**', 'scripts/**'],
    ignores: ['site/src/art/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['company:*', '**/companies/*/**'], message: 'Use site/src/art.' }] },
      ],
    },
  },
  {
    files: ['companies/*/art/**'],
    ignores: ['**/*.test.*'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!react$|@frontage/site/art$|\\./)',
              message: 'Art may use React and the types of @frontage/site/art alone.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['site/src/**/*.tsx', 'companies/*/art/**/*.tsx'],
    plugins: { 'jsx-a11y-x': jsxA11y, 'react-hooks': reactHooks },
    rules: {
      ...jsxA11y.configs.recommended.rules,
      ...reactHooks.configs.recommended.rules,
    },
  },
);
