type Labels = { notToRun: string; table: string };

/**
 * Gives an article's code samples room for a button that does not scroll with the code, and lets its
 * tables scroll inside themselves, by keyboard too.
 *
 * `text` is what is wrong on purpose, or not code: it says so instead of naming a language.
 *
 * @param html what the Markdown renderer writes, in which neither kind stands in another of its kind
 */
export function withFrames(html: string, labels: Labels): string {
  return html
    .replace(
      /<pre\b[^>]*\bdata-language="([^"]*)"[^>]*>[\s\S]*?<\/pre>/g,
      (pre, language: string) => {
        const plain = language === 'text' || language === 'plaintext';
        const look = plain ? 'code-sample code-sample-plain' : 'code-sample';
        const head = plain ? labels.notToRun : language;
        return `<div class="${look}"><p class="code-sample-head annotation">${head}</p>${pre}</div>`;
      },
    )
    .replace(
      /<table>[\s\S]*?<\/table>/g,
      (table) =>
        `<div class="scrolling-table" role="region" aria-label="${labels.table}" tabindex="0">${table}</div>`,
    );
}
