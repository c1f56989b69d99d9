import { companyFolder, SAMPLE } from '@frontage/contract/company-folder';
import { weighSite } from './weigh.ts';

// Compares the built site with our limits: scripts/weigh.ts. An owner's long text is no fault of the
// product, so for other companies a page may weigh twice as much, as in `npm run check`, and is only named:
// unless `npm run budget -- strict` asks for every limit, as it is for all samples.
const strict = process.argv.includes('strict') || companyFolder() === companyFolder(SAMPLE);
const times = strict ? 1 : 2;

/** Pages without an island: nothing on them may load a framework. */
const textPages = ['about', 'blog', 'privacy-policy', '404', 'thank-you'];

const { pages, weights, atLoad, homeScript } = weighSite(process.env.SITE_DIR ?? 'site/dist');

const over = weights.filter(({ bytes, limit }) => bytes > limit);
const inWords = ({ page, what, bytes, limit }: (typeof over)[number]) =>
  `${page}, ${what}: ${bytes} bytes, ${bytes - limit} over ${limit}`;
const faults = over.filter(({ bytes, limit }) => bytes > times * limit).map(inWords);
for (const one of over.filter(({ bytes, limit }) => bytes <= times * limit))
  console.warn(`Heavy: ${inWords(one)}`);
for (const { name, eager, islands, sheets } of pages) {
  // One for every page and one for its kind, in the bundle: site/integrations/style-sheets.ts
  if (sheets > (name === 'index' ? 1 : 2)) faults.push(`${name} waits for ${sheets} style sheets`);
  if (eager.length > 0) faults.push(`${name} loads ${eager.join(', ')} by itself`);
  if (textPages.includes(name) && islands.length > 0)
    faults.push(`${name} is a text page and has an island: ${islands.join(', ')}`);
}

const row = (cells: (string | number)[]) =>
  cells
    .map((cell, index) => (index === 0 ? String(cell).padEnd(40) : String(cell).padStart(8)))
    .join('');
console.log(row(['brotli bytes', 'HTML', 'CSS', 'fonts', 'script']));
for (const page of pages.toSorted((a, b) => b.html - a.html).slice(0, 6)) {
  console.log(row([page.name, page.html, page.css, page.fonts, page.script]));
}
console.log(row(['index, at load', atLoad]));
console.log(row(['index, scripts once scrolled', homeScript]));
for (const fault of faults) console.error(`Over budget: ${fault}`);
process.exit(faults.length === 0 ? 0 : 1);
