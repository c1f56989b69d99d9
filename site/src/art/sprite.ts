import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The `viewBox` of a drawing's markup. */
function viewBoxOf(markup: string): string {
  const box = /viewBox="([^"]+)"/.exec(markup)?.[1];
  if (!box) throw new Error('A drawing without a viewBox cannot stand in a sprite.');
  return box;
}

/** A drawing's markup, an `<svg>` element, and the box that it is drawn in. */
export function drawn(drawing: ReactElement): { markup: string; viewBox: string } {
  const markup = renderToStaticMarkup(drawing);
  return { markup, viewBox: viewBoxOf(markup) };
}

/**
 * Drawings as the parts of one file, for `<use href="/art/file.svg#part">`: they take the page's
 * colours as if they were in it, and each page need not carry them again.
 *
 * @param parts the markup of a drawing, an `<svg>` element, by the id of its part
 */
export function sprite(parts: Record<string, string>): string {
  const groups = Object.entries(parts).map(([id, markup]) => {
    const [, attributes = ''] = /^<svg([^>]*)>/.exec(markup) ?? [];
    const kept = attributes.replace(
      / (?:xmlns|viewBox|class|aria-hidden|aria-label|overflow|role)="[^"]*"/g,
      '',
    );
    const inner = markup
      .slice(markup.indexOf('>') + 1, markup.lastIndexOf('</svg>'))
      // Elements that hold nothing close themselves: this is XML, and they are most of the file.
      .replace(/><\/(?:path|circle|line|rect|use)>/g, '/>');
    return `<g id="${id}"${kept}>${inner}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${groups.join('')}</svg>`;
}
