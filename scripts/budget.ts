import { weighSite } from './weigh.ts';

// Holds the built site to what we allow ourselves: scripts/weigh.ts.

/** Pages without an island: nothing on them may load a script. */
const textPages = ['about', 'blog', 'privacy-policy', '404', 'thank-you'];

const { pages, weights, atLoad, homeScript } = weighSite(process.env.SITE_DIR ?? 'site/dist');

const faults = weights
  .filter(({ bytes, limit }) => bytes > limit)
  .map(
    ({ page, what, bytes, limit }) =>
      `${page}, ${what}: ${bytes} bytes, ${bytes - limit} over ${limit}`,
  );
for (const { name, eager, islands } of pages) {
  if (eager.length > 0) faults.push(`${name} loads ${eager.join(', ')} by itself`);
  if (textPages.includes(name) && islands.length > 0)
    faults.push(`${name} is a text page and has an island: ${islands.join(', ')}`);
}

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
