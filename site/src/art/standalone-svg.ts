import { colors } from './colors.ts';

const both = (name: 'ink' | 'highlight') =>
  `light-dark(${colors.light[name]},${colors.dark[name]})`;

// A picture in an <img> sees nothing of the page: it brings the colours of both schemes itself.
const style =
  `<style>svg{color-scheme:light dark;color:${both('ink')};` +
  `--color-highlight:${both('highlight')}}</style>`;

export function standaloneSvg(markup: string): string {
  return markup.replace(/^<svg[^>]*>/, (tag) => tag + style);
}
