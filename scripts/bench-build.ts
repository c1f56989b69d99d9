import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { companyFolder } from '@frontage/contract/company-folder';
import { build, filesOf, pagesOf, scratchCopy } from './bench/measured-build.ts';
import { writePhotographs } from './bench/photographs.ts';
import { machine } from './machine.ts';

// `npm run bench:build`: how the build grows from 100 articles and 20 photographs to 1,000 and 200, and what a
// second build without changes takes. In scratch copies; `-- --scale 0.1` is a tenth of both, for a try.

const { values } = parseArgs({ options: { scale: { type: 'string', default: '1' } } });
const scale = Number(values.scale);
if (!(scale > 0 && scale <= 1)) throw new Error('--scale takes a number above 0, at most 1.');

/** Time a page in the larger company, as a share of that in the smaller one. */
const mostGrowth = 1.3;
/** A second build without changes, as a share of the first one. */
const mostAgain = 1 / 3;
/** In MB, of a build that encodes no photograph: encoders take as much more as the cores that they run on. */
const mostMemory = 1500;

const companies = [
  { articles: 100, photographs: 20 },
  { articles: 1000, photographs: 200 },
].map(({ articles, photographs }) => ({
  articles: Math.ceil(articles * scale),
  photographs: Math.ceil(photographs * scale),
}));
type Company = (typeof companies)[number];

const samples = readdirSync(join(companyFolder(), 'articles')).filter((file) =>
  file.endsWith('.md'),
);

/** Articles made of the real ones, so that each costs what an article costs; as many as there are photographs have a cover. */
function writeArticles(company: string, { articles, photographs }: Company) {
  for (let index = 0; index < articles; index++) {
    const source = samples[index % samples.length] ?? '';
    const cover = Math.floor((index * photographs) / articles);
    const first = Math.ceil((cover * articles) / photographs) === index;
    const image = first
      ? `\nimage: { src: measured/photograph-${cover}.jpg, alt: Five ridges under a low sun }`
      : '';
    const text = readFileSync(join(companyFolder(), 'articles', source), 'utf8')
      .replace(/^title: .*/m, `title: 'Generated article ${index}'${image}`)
      .replace(/^order: .*/m, `tags: [Everything, Subject ${index % 20}]`)
      .replace(/\n## /g, ` This is said in article ${index} alone.\n\n## `);
    writeFileSync(join(company, 'articles', `generated-${index}.md`), text);
  }
}

function sizeOf(folder: string): number {
  return filesOf(folder)
    .map((path) => statSync(join(folder, path)))
    .reduce((total, file) => total + (file.isFile() ? file.size : 0), 0);
}

async function measure(company: Company) {
  const folder = scratchCopy();
  try {
    const measured = join(folder, 'companies/measured');
    await writePhotographs(join(measured, 'pictures/measured'), company.photographs);
    writeArticles(measured, company);
    const site = join(folder, 'site');
    const first = await build(site, measured);
    const second = await build(site, measured);
    const pages = pagesOf(site);
    return {
      pages,
      perPage: first.seconds / pages,
      first,
      second,
      bytes: sizeOf(join(site, 'dist')),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

console.log(machine());
console.log(
  '| articles | photographs | pages | first, s | CPU, s | ms a page | memory, MB | second, s | CPU, s | of the first | memory, MB | output, MB |',
);
console.log(`|${' ---: |'.repeat(12)}`);
const results: Awaited<ReturnType<typeof measure>>[] = [];
for (const company of companies) {
  const result = await measure(company);
  results.push(result);
  const { pages, perPage, first, second, bytes } = result;
  const cells = [
    company.articles,
    company.photographs,
    pages,
    first.seconds.toFixed(1),
    first.cpu.toFixed(1),
    (perPage * 1000).toFixed(0),
    first.memory.toFixed(0),
    second.seconds.toFixed(1),
    second.cpu.toFixed(1),
    (second.seconds / first.seconds).toFixed(2),
    second.memory.toFixed(0),
    (bytes / 1e6).toFixed(1),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

const [small, large] = results;
if (!small || !large) throw new Error('Nothing was measured.');
const growth = large.perPage / small.perPage;
const again = large.second.seconds / large.first.seconds;
console.log(
  `In the larger company a page takes ${growth.toFixed(2)} times as long; at most ${mostGrowth}.`,
);
console.log(
  `Its second build takes ${again.toFixed(2)} of the first one; at most ${mostAgain.toFixed(2)}.`,
);
console.log(`That takes ${large.second.memory.toFixed(0)} MB of memory; at most ${mostMemory}.`);
process.exit(
  growth <= mostGrowth && again <= mostAgain && large.second.memory < mostMemory ? 0 : 1,
);
