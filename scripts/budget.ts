import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

// What a visitor downloads, in exact brotli bytes, against what we allow ourselves.

const dist = 'site/dist';

const kilobytes = (count: number) => count * 1000;

const limits = {
  html: kilobytes(18),
  css: kilobytes(12),
  fonts: kilobytes(70),
  inlineScript: kilobytes(4),
  homeAtLoad: kilobytes(95),
  homeScript: kilobytes(75),
};

/** Pages without an island: nothing on them may load a script. */
const textPages = ['about', 'blog', 'privacy-policy', '404', 'thank-you'];

const compressed = (bytes: Buffer | string) => brotliCompressSync(Buffer.from(bytes)).length;

const sizeOf = (url: string) => {
  const bytes = readFileSync(join(dist, url));
  return url.endsWith('.woff2') || url.endsWith('.png') ? bytes.length : compressed(bytes);
};

const all = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map((match) => match[1] ?? '')),
];

type Page = {
  name: string;
  html: number;
  css: number;
  fonts: number;
  inlineScript: number;
  /** Scripts that load by themselves. */
  eager: string[];
  /** Scripts that an island loads when it is seen. */
  islands: string[];
  pictures: number;
};

function measure(file: string): Page {
  const html = readFileSync(join(dist, file), 'utf8');
  const sum = (urls: string[]) => urls.reduce((total, url) => total + sizeOf(url), 0);
  return {
    name: file.replace('.html', ''),
    html: compressed(html),
    css: sum(all(html, /<link rel="stylesheet" href="([^"]+)"/g)),
    fonts: sum(all(html, /<link rel="preload" href="([^"]+)" as="font"/g)),
    inlineScript: compressed(all(html, /<script(?![^>]*src=)[^>]*>([\s\S]*?)<\/script>/g).join('')),
    eager: [
      ...all(html, /<script[^>]+src="([^"]+)"/g),
      ...all(html, /<link rel="modulepreload" href="([^"]+)"/g),
    ],
    islands: all(html, /(?:component-url|renderer-url)="([^"]+)"/g),
    pictures: sum([
      ...all(html, /<img(?![^>]*loading="lazy")[^>]+src="(\/[^"]+)"/g),
      ...all(html, /<use data-href="([^"#]+)#/g),
    ]),
  };
}

/** A script and all that it imports statically. */
function withImports(url: string, seen = new Set<string>()): Set<string> {
  if (seen.has(url)) return seen;
  seen.add(url);
  const source = readFileSync(join(dist, url), 'utf8');
  const folder = url.slice(0, url.lastIndexOf('/') + 1);
  for (const match of source.matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)) {
    withImports(`${folder}${match[1]}`, seen);
  }
  return seen;
}

const manifest = JSON.parse(readFileSync(join(dist, 'headers.json'), 'utf8')) as {
  documents: Record<string, unknown>;
};
const pages = Object.keys(manifest.documents).map((path) => measure(path.slice(1)));
const faults: string[] = [];
const check = (what: string, value: number, limit: number) => {
  if (value > limit) faults.push(`${what}: ${value} bytes, ${value - limit} over ${limit}`);
};

for (const page of pages) {
  check(`${page.name}, HTML`, page.html, limits.html);
  check(`${page.name}, CSS`, page.css, limits.css);
  check(`${page.name}, fonts`, page.fonts, limits.fonts);
  check(`${page.name}, inline script`, page.inlineScript, limits.inlineScript);
  if (page.eager.length > 0) faults.push(`${page.name} loads ${page.eager.join(', ')} by itself`);
  if (textPages.includes(page.name) && page.islands.length > 0) {
    faults.push(`${page.name} is a text page and has an island: ${page.islands.join(', ')}`);
  }
}

const home = pages.find(({ name }) => name === 'index');
if (!home) throw new Error('The home page is not built: run `npm run build`.');
const atLoad = home.html + home.css + home.fonts + home.pictures;
const scripts = new Set(home.islands.flatMap((url) => [...withImports(url)]));
const homeScript = [...scripts].reduce((total, url) => total + sizeOf(url), 0);
check('index, all that loads at first', atLoad, limits.homeAtLoad);
check('index, scripts after scrolling to its end', homeScript, limits.homeScript);

const row = (cells: (string | number)[]) =>
  cells
    .map((cell, index) => (index === 0 ? String(cell).padEnd(40) : String(cell).padStart(8)))
    .join('');
console.log(row(['brotli bytes', 'HTML', 'CSS', 'fonts', 'inline']));
for (const page of pages.toSorted((a, b) => b.html - a.html).slice(0, 6)) {
  console.log(row([page.name, page.html, page.css, page.fonts, page.inlineScript]));
}
console.log(row(['index, at load', atLoad]));
console.log(row(['index, scripts once scrolled', homeScript]));
for (const fault of faults) console.error(`Over budget: ${fault}`);
process.exit(faults.length === 0 ? 0 : 1);
