import { colors } from 'company:brand';

const both = (name: 'ink' | 'highlight') =>
  `light-dark(${colors.light[name]},${colors.dark[name]})`;

// An SVG in an <img> cannot use the page's styles, so it contains the colors of both schemes.
const style =
  `<style>svg{color-scheme:light dark;color:${both('ink')};` +
  `--color-highlight:${both('highlight')}}</style>`;

export function standaloneSvg(markup: string): string {
  return markup.replace(/^<svg[^>]*>/, (tag) => tag + style);
}
