import astro from 'eslint-plugin-astro';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import tseslint from 'typescript-eslint';
import { allowedImports, categories } from './scripts/lib/boundaries.ts';

/** Sides in inline styles that stay where they are when a page is mirrored: docs/decisions/0003-style-sheets.md */
const physicalStyles = [
  "JSXAttribute[name.name='style']",
  "TSAsExpression[typeAnnotation.typeName.name='CSSProperties']",
  "VariableDeclarator[id.typeAnnotation.typeAnnotation.typeName.name='CSSProperties']",
].flatMap((style) =>
  [
    'key.name=/^(left|right|((scroll)?(Margin|Padding)|margin|padding|border)(Left|Right).*|border(Top|Bottom)(Left|Right)Radius)$/',
    'key.name=/^(textAlign|float|clear)$/][value.value=/^(left|right)$/',
  ].map((side) => ({
    selector: `${style} Property[${side}]`,
    message:
      'This side stays where it is when the page is mirrored for a language that is written from right to left. Write insetInlineStart, marginInlineStart, or start and end. A place in a drawing is in its SVG, or a rule of its style sheet with its reason.',
  })),
);

/** Utilities of Tailwind with such a side; those of style sheets are for Stylelint. */
const side = String.raw`(scroll-)?[mp][lr]-|(left|right)-\d|(text|float|clear)-(left|right)(\s|$)|border-[lr](-|\s|$)|rounded-([lr]|[tb][lr])(-|\s|$)|(translate|skew)-x-|(bg|mask)-\S*to-[tb]?[lr](\s|$)|(origin|object|bg)-\S*(left|right)`;
const physicalUtilities = ['Literal[value', 'TemplateElement[value.raw'].map((words) => ({
  selector: `${words}=/(^|\\s|:)!?-?(${side})/]`,
  message:
    'This utility stays where it is when the page is mirrored. Write s and e for l and r, as in ms-4, or the rule in the style sheet beside the component.',
}));

/** What fails on Linux, macOS or Windows: docs/decisions/0018. */
const notPortable = [
  [
    'CallExpression[callee.name=/^(spawn|execFile|fork)(Sync)?$/] > Literal.arguments:first-child[value=/^(npm|npx|node|sh|bash|cp|mv|rm|cat|which)$/]',
    'Windows does not find this program: start process.execPath with a file, or use the file system of Node.',
  ],
  [
    "Property[key.name='shell'][value.value=true], CallExpression[callee.name='execSync']",
    'Every system has another shell: start the program itself.',
  ],
  [
    "MemberExpression[property.name='pathname'] > NewExpression[callee.name='URL'] > MemberExpression[object.type='MetaProperty']",
    'On Windows this is no path: write fileURLToPath().',
  ],
  [
    "CallExpression[callee.property.name='split'][callee.object.property.name=/PATH/i] > Literal[value=':']",
    'Windows separates paths by another character: write path.delimiter.',
  ],
  [
    'Literal[value=/^SIG(USR1|USR2|QUIT|PIPE|CHLD|STOP|CONT|ALRM|WINCH)$/]',
    'Windows has no such signal.',
  ],
  [
    'ImportExpression > CallExpression[callee.name=/^(join|resolve)$/]',
    'On Windows this is not a URL: write pathToFileURL().',
  ],
].map(([selector, message]) => ({ selector, message }));

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      'site/preview/**',
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
        createTypeScriptImportResolver({
          project: ['tsconfig.json', 'site/tsconfig.json'],
          noWarnOnMultipleProjects: true,
        }),
      ],
      'boundaries/files': categories,
      'boundaries/files-single-match': true,
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'allow',
          policies: [
            {
              from: { file: { categories: { anyOf: Object.keys(allowedImports) } } },
              disallow: { to: { file: { categories: { anyOf: Object.keys(allowedImports) } } } },
            },
            ...Object.entries(allowedImports).map(([layer, allowed]) => ({
              from: { file: { categories: layer } },
              allow: { to: { file: { categories: { anyOf: allowed } } } },
            })),
          ],
        },
      ],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      'no-console': 'off',
    },
  },
  {
    // A test may start the whole service, have a company written by the scripts, and use what tests share.
    files: ['**/*.test.{ts,tsx}', 'site/check/company/test/**'],
    rules: { 'boundaries/dependencies': 'off' },
  },
  {
    // The site imports a company's files as `company:*`, wherever its folder is.
    files: ['site/src/**', 'service/**', 'contract/**', 'scripts/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['**/companies/*/**'], message: 'Import company:*.' }] },
      ],
    },
  },
  {
    files: ['scripts/**', 'service/src/**', 'contract/src/**', 'site/integration/**'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...notPortable] },
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
    files: ['site/src/**/*.astro'],
    rules: { 'no-restricted-syntax': ['error', ...physicalUtilities] },
  },
  {
    files: ['site/src/**/*.tsx', 'companies/*/art/**/*.tsx'],
    plugins: { 'jsx-a11y-x': jsxA11y, 'react-hooks': reactHooks },
    rules: {
      'no-restricted-syntax': ['error', ...physicalStyles, ...physicalUtilities],
      ...jsxA11y.configs.recommended.rules,
      // The others of its rules run React’s compiler over every file: half of the linter’s time.
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
);
