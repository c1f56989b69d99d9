import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { transform } from 'lightningcss';
import { format } from 'prettier';
import ts from 'typescript';
import { expect, test } from 'vitest';

// Every code sample in an article has to work for a reader who copies it, so each is type-checked, run or parsed on its
// own.

type Sample = { name: string; language: string; code: string };
type Article = {
  slug: string;
  opening: string;
  words: number;
  headings: string[];
  cited: string[];
  samples: Sample[];
};

const folder = join(import.meta.dirname, '../articles');
// The samples' imports are installed here.
const site = join(import.meta.dirname, '../../../site');
const articles = readdirSync(folder)
  .filter((file) => file.endsWith('.md'))
  .sort()
  .map((file) => readArticle(basename(file, '.md'), readFileSync(join(folder, file), 'utf8')));
const samples = articles.flatMap((article) => article.samples);

/** `text` is wrong on purpose, or is not code. */
const languages = ['js', 'jsx', 'ts', 'tsx', 'css', 'html', 'text'];

/** CSS that the parser does not support yet. */
const newerThanTheParser = ['break-inside', 'reading-flow'];
const valuesNewerThanTheParser = ['subgrid', 'grid-lanes'];

test('there are three articles', () => {
  expect(articles.map(({ slug }) => slug)).toEqual([
    'css-grid-vs-flexbox',
    'es6-features',
    'react-hooks',
  ]);
});

test.for(articles)(
  '$slug is long enough, is divided, and links to what it cites, as the privacy policy says',
  ({ words, headings, opening, cited }) => {
    expect(words).toBeGreaterThanOrEqual(1200);
    expect(headings.at(-1)).toBe('Conclusion');
    expect(headings.length).toBeGreaterThanOrEqual(7);
    expect(headings.length).toBeLessThanOrEqual(10);
    // The introduction, before the first heading.
    expect(opening).toMatch(/^\p{Lu}/u);
    expect(cited.length).toBeGreaterThanOrEqual(3);
    expect(cited.filter((address) => !address.startsWith('https://'))).toEqual([]);
  },
);

test.for(samples)('$name is checked here, and has 5 to 30 lines', ({ language, code }) => {
  expect(languages).toContain(language);
  const { length } = code.split('\n');
  expect(length).toBeGreaterThanOrEqual(5);
  expect(length).toBeLessThanOrEqual(30);
});

test('every TypeScript sample compiles', { timeout: 120_000 }, () => {
  expect(complaints(samples.filter(({ language }) => /^[jt]sx$|^ts$/.test(language)))).toEqual([]);
});

test.for(samplesIn('js'))('$name runs', { timeout: 30_000 }, async ({ code }) => {
  expect(await failureOf(code)).toBe('');
});

test.for(samplesIn('css'))('$name is CSS that a parser understands', ({ code }) => {
  expect(misunderstood(code)).toEqual([]);
});

test.for(samplesIn('html'))('$name is HTML with every element closed', async ({ code }) => {
  await expect(format(code, { parser: 'html' })).resolves.toBeTruthy();
});

function samplesIn(language: string) {
  return samples.filter((sample) => sample.language === language);
}

function readArticle(slug: string, source: string): Article {
  const body = source.replace(/^---\n[\s\S]*?\n---\n/, '');
  const prose: string[] = [];
  const found: Sample[] = [];
  let open: { fence: string; language: string; lines: string[] } | undefined;
  for (const line of body.split('\n')) {
    const fence = /^\s*(`{3,}|~{3,})\s*(\S*)/.exec(line);
    if (open) {
      if (fence && fence[1] === open.fence && !fence[2]) {
        const name = `${slug} sample ${found.length + 1} (${open.language})`;
        found.push({ name, language: open.language, code: open.lines.join('\n') });
        open = undefined;
      } else {
        open.lines.push(line);
      }
    } else if (fence) {
      open = { fence: fence[1] ?? '', language: fence[2] ?? '', lines: [] };
    } else {
      prose.push(line);
    }
  }
  if (open) throw new Error(`${slug}: the last sample is not closed`);
  return {
    slug,
    opening: prose.find((line) => line.trim()) ?? '',
    words: prose.join(' ').match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ?? 0,
    cited: [...prose.join('\n').matchAll(/\]\((https?:[^)\s]+)\)/g)].map(([, to = '']) => to),
    headings: prose.filter((line) => line.startsWith('## ')).map((line) => line.slice(3).trim()),
    samples: found,
  };
}

/** Type-checks all samples in one program; each is a module that sees the site's node_modules. */
function complaints(typed: Sample[]) {
  const options: ts.CompilerOptions = {
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    skipLibCheck: true,
    allowJs: true,
    checkJs: true,
    target: ts.ScriptTarget.ESNext,
    lib: ['lib.es2025.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.esnext.d.ts'],
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    moduleDetection: ts.ModuleDetectionKind.Force,
    types: [],
  };
  const files = new Map(
    typed.map((sample, index) => [join(site, 'src', `sample-${index}.${sample.language}`), sample]),
  );
  const host = ts.createCompilerHost(options, true);
  const { fileExists, readFile } = host;
  host.fileExists = (file) => files.has(file) || fileExists(file);
  host.readFile = (file) => files.get(file)?.code ?? readFile(file);
  host.getSourceFile = (file, languageOrOptions) => {
    const text = host.readFile(file);
    return text === undefined
      ? undefined
      : ts.createSourceFile(file, text, languageOrOptions, true);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => {
    const where = file ? (files.get(file.fileName)?.name ?? file.fileName) : 'the program';
    const line = file ? file.getLineAndCharacterOfPosition(start ?? 0).line + 1 : 0;
    return `${where}, line ${line}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
}

/** Runs code in a separate process, and returns its errors; empty if it succeeds. */
function failureOf(code: string) {
  return new Promise<string>((resolve) => {
    const child = execFile(
      process.execPath,
      ['--input-type=module', '-'],
      { cwd: site, timeout: 20_000 },
      (error, _stdout, stderr) => resolve(error ? stderr || error.message : ''),
    );
    child.stdin?.end(code);
  });
}

function misunderstood(code: string) {
  const found: string[] = [];
  const note = (property: string, value: unknown) => {
    const written = JSON.stringify(value);
    const newer = valuesNewerThanTheParser.some((word) => written.includes(`"value":"${word}"`));
    if (!newer && !/"type":"(var|env)"/.test(written)) found.push(`${property}: ${written}`);
  };
  try {
    transform({
      filename: 'sample.css',
      code: Buffer.from(code),
      visitor: {
        Declaration(declaration) {
          if (declaration.property === 'unparsed') {
            note(declaration.value.propertyId.property, declaration.value.value);
          } else if (declaration.property === 'custom') {
            const { name, value } = declaration.value;
            if (!name.startsWith('--') && !newerThanTheParser.includes(name)) note(name, value);
          }
        },
      },
    });
  } catch (error) {
    found.push(String(error));
  }
  return found;
}
