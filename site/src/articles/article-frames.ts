import { fill } from '../lib/page-words.ts';
import './article-frames.css';

type Labels = { notToRun: string; sample: string };

/**
 * Gives an article's code samples room for a button that does not scroll with the code, and lets its
 * tables scroll inside themselves; on a phone a row is a block, its cells named by their columns. Each has a
 * name: a sample is known by its number and the heading above it, a table by its caption.
 *
 * The highlighter's own attributes are left out: articles are long, and the style sheet knows them.
 * `text` is what is wrong on purpose, or not code: it says so instead of naming a language.
 *
 * @param html from the Markdown renderer, in which neither kind is nested in its own kind
 * @param title the heading for a sample before the first heading
 */
export function withFrames(html: string, title: string, labels: Labels): string {
  let heading = title;
  let number = 0;
  return html
    .replace(
      /<h[2-6]\b[^>]*>([\s\S]*?)<\/h[2-6]>|<pre\b[^>]*\bdata-language="([^"]*)"[^>]*>([\s\S]*?<\/pre>)/g,
      (found, words: string | undefined, language: string, sample: string) => {
        if (words !== undefined) {
          heading = words;
          return found;
        }
        number += 1;
        const name = fill(labels.sample, { number: `${number}`, heading: asName(heading) });
        const plain = language === 'text' || language === 'plaintext';
        const classes = plain ? 'code-sample code-sample-plain' : 'code-sample';
        const head = plain ? labels.notToRun : language;
        return `<div class="${classes}"><p class="code-sample-head annotation">${head}</p><pre class="astro-code" role="group" aria-label="${name}">${sample}</div>`;
      },
    )
    .replace(
      /<table>(?:<caption>([\s\S]*?)<\/caption>)?[\s\S]*?<\/table>/g,
      (table, caption = title) =>
        `<div class="article-table data-table scrolling-table" role="group" aria-label="${asName(String(caption))}">${withColumns(table)}</div>`,
    );
}

/** A table whose cells name their columns. */
function withColumns(table: string): string {
  const columns = [...table.matchAll(/<th\b[^>]*>([\s\S]*?)<\/th>/g)].map(([, name = '']) =>
    asName(name),
  );
  let cell = 0;
  return table.replace(/<tr>|<td\b/g, (found) => {
    if (found === '<tr>') cell = 0;
    const name = found === '<tr>' ? undefined : columns[cell++];
    return name ? `<td data-column="${name}"` : found;
  });
}

/** Escaped HTML as the value of an attribute. */
const asName = (html: string) => html.replace(/<[^>]*>/g, '').replaceAll('"', '&quot;');
