// A picture in an <img> sees nothing of the page: it brings the colours of both schemes itself.
const style =
  '<style>svg{color-scheme:light dark;color:light-dark(#0c2136,#e6f1f6);' +
  '--color-waterline:light-dark(#b1372a,#ff7f5c)}</style>';

/** A drawing's markup as a file of its own, right in light and dark. */
export function standaloneSvg(markup: string): string {
  return markup.replace(/^<svg[^>]*>/, (tag) => tag + style);
}
