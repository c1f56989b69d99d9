import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { type Selector, transform } from 'lightningcss';
import { filesBelow } from '../src/files/files-below.ts';
import { measure } from '../check/pages/measure-page.ts';
import { hasWeightPlaceholders, insertWeights } from '../src/bands/pageWeight/page-weight.ts';

/**
 * Finishes the pages of a built site, in all languages. Nothing else changes a page after Astro has rendered it. It
 * needs the whole site: which classes scripts use, and the sizes of files.
 *
 * @throws if a page's Content-Security-Policy does not allow one of its styles
 */
export function finishPages(dist: string): void {
  const files = filesBelow(dist);
  const scripts = files.filter((path) => path.endsWith('.js'));
  const wordsInScripts = findWords(
    scripts.map((path) => readFileSync(join(dist, path), 'utf8')).join(),
  );
  for (const path of files.filter((path) => path.endsWith('.html'))) {
    const file = join(dist, path);
    const rendered = readFileSync(file, 'utf8').replace(ISLAND_STYLE, '');
    const page = readPage(rendered);
    const html = removeUnusedRules(rendered, page, wordsInScripts, path);
    writeFileSync(file, html);
    if (!hasWeightPlaceholders(html)) continue;
    // The figures are part of the weight: the second time they have their final length.
    for (let time = 0; time < 2; time++)
      writeFileSync(file, insertWeights(html, measure(dist, path), page.language));
  }
}

/** Astro writes it in front of a page's first island. base.css has it too, since HTML allows no style in the body. */
const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

type Page = ReturnType<typeof readPage>;

/** `frames` and `forms` are other sites: those that the page embeds (ui/Embed.tsx), and that its forms submit to. */
function readPage(html: string) {
  const frames = new Set<string>();
  const forms = new Set<string>();
  const page = { language: '', policy: '', styles: [] as string[], frames, forms };
  let isStyle = false;
  const add = (sites: Set<string>, address: string | undefined) => {
    if (address?.startsWith('https://')) sites.add(new URL(address).origin);
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'html') page.language = attributes.lang ?? '';
        if (attributes['http-equiv'] === 'content-security-policy')
          page.policy = attributes.content ?? '';
        add(frames, attributes['data-frame']);
        if (name === 'form') add(forms, attributes.action);
        isStyle = name === 'style';
        if (isStyle) page.styles.push('');
      },
      ontext(text) {
        if (isStyle) page.styles.push(page.styles.pop() + text);
      },
      onclosetag: () => (isStyle = false),
    },
    { decodeEntities: false },
  );
  parser.end(html);
  return page;
}

/** Adds the other sites that a page uses to its policy. */
function allowOtherSites({ policy, frames, forms }: Page): string {
  const none = "default-src 'none';";
  const framing =
    frames.size > 0 ? policy.replace(none, `${none}frame-src ${[...frames].join(' ')};`) : policy;
  return framing.replace(/form-action ([^;]+)/, (_, allowed: string) =>
    ['form-action', ...new Set([...allowed.split(' '), ...forms])].join(' '),
  );
}

/**
 * Removes the style rules that neither the page nor a script can use: Astro puts the rules of all bands into every
 * page.
 */
function removeUnusedRules(
  html: string,
  page: Page,
  inScripts: ReadonlySet<string>,
  path: string,
): string {
  let policy = allowOtherSites(page);
  const markup = page.styles.reduce((rest, css) => rest.replace(css, ''), html);
  const known = inScripts.union(findWords(markup));
  const reduced = page.styles.reduce((rest, css) => {
    const from = hashOf(css);
    const used = usedRules(known, css);
    if (!policy.includes(from)) throw new Error(`${path} does not allow one of its styles.`);
    policy = policy.replace(from, hashOf(used));
    return rest.replace(css, () => used);
  }, html);
  return reduced.replace(page.policy, () => policy);
}

/** Everything in markup or code that may be a class. */
function findWords(text: string): Set<string> {
  const plain = text.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
  return new Set(plain.match(/[^"'`\s]+/g));
}

// For no browser in particular, it merges `animation-timeline` into `animation`, which no browser understands.
const targets = { firefox: 140 << 16 };

function usedRules(known: ReadonlySet<string>, css: string): string {
  // Classes within :is(), :not() or :has() are not judged.
  const applies = (selector: Selector) =>
    selector.every((part) => part.type !== 'class' || known.has(part.name));
  const options = { filename: 'page.css', minify: true, targets };
  const { code } = transform({
    ...options,
    code: Buffer.from(css),
    visitor: {
      Rule: { style: (rule) => (rule.value.selectors.some(applies) ? undefined : []) },
    },
  });
  // The visitor runs last, and leaves empty at-rules.
  return transform({ ...options, code }).code.toString();
}

const hashOf = (css: string) => `sha256-${createHash('sha256').update(css).digest('base64')}`;
