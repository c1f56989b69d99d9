/**
 * Gives each table of an article the caption from the paragraph before it, after `Table:`,
 * as Pandoc writes it (https://pandoc.org/MANUAL.html#extension-table_captions).
 *
 * @param html what the Markdown renderer writes
 * @param id the article, for the error where a table has no caption
 */
export function withCaptions(html: string, id: string): string {
  return html.replace(
    /(?:<p>Table: ((?:(?!<\/p>)[\s\S])*)<\/p>\s*)?<table>/g,
    (_, caption: string | undefined) => {
      if (caption === undefined)
        throw new Error(
          `articles/${id}.md has a table without a caption, by which people who do not see it find it. Write a paragraph before it: “Table: what it shows”.`,
        );
      return `<table><caption>${caption}</caption>`;
    },
  );
}
