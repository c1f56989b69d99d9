import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Selector, transform } from 'lightningcss';
import { filesBelow } from '../src/lib/files-below.ts';

/**
 * Removes from each page of a built site the style rules that neither the page nor a script can use. Astro puts the
 * rules of all bands into every page.
 *
 * @throws if a page's Content-Security-Policy does not allow one of its styles
 */
export function keepUsedRules(dist: string): void {
  const files = filesBelow(dist);
  const scripts = files.filter((path) => path.endsWith('.js'));
  const inScripts = wordsIn(scripts.map((path) => readFileSync(join(dist, path), 'utf8')).join());
  for (const path of files.filter((path) => path.endsWith('.html'))) {
    const file = join(dist, path);
    const html = readFileSync(file, 'utf8');
    const known = inScripts.union(wordsIn(html.replace(styles, '')));
    const smaller = [...html.matchAll(styles)].reduce((page, [css]) => {
      const [from, used] = [hashOf(css), rulesFor(known, css)];
      if (!page.includes(from)) throw new Error(`${path} does not allow one of its styles.`);
      return page.replace(css, () => used).replace(from, hashOf(used));
    }, html);
    writeFileSync(file, smaller);
  }
}

const styles = /(?<=<style[^>]*>).*?(?=<\/style>)/gs;

/** Everything in markup or code that may be a class. */
function wordsIn(text: string): Set<string> {
  const plain = text.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
  return new Set(plain.match(/[^"'`\s]+/g));
}

function rulesFor(known: ReadonlySet<string>, css: string): string {
  // Classes within :is(), :not() or :has() are not judged.
  const applies = (selector: Selector) =>
    selector.every((part) => part.type !== 'class' || known.has(part.name));
  const options = { filename: 'page.css', minify: true };
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
