import { blank } from './where.ts';

/** A style sheet without what may look like a selector and is none; what is left stays where it stood. */
export const bare = (css: string) =>
  css.replaceAll(/\/\*[\s\S]*?\*\//g, blank).replaceAll(/'[^']*'|"[^"]*"/g, blank);

/**
 * The classes that a style sheet names in its selectors, and the utilities that it defines, each with the
 * position where it stands first.
 */
export function classesOf(css: string): Map<string, number> {
  const classes = new Map<string, number>();
  for (const { 1: words = '', index } of bare(css).matchAll(/([^{};]+)\{/g)) {
    const rule = words.trim().startsWith('@');
    const names = words.matchAll(rule ? /@utility ([\w-]+)/g : /\.([a-z_][\w-]*)/gi);
    for (const { 1: name = '', index: at } of names)
      if (!classes.has(name)) classes.set(name, index + at);
  }
  return classes;
}

/** The widths that a style sheet's media queries have in figures, in rem, each with its position. */
export function widthsIn(css: string): { width: number; position: number }[] {
  const queries = bare(css).matchAll(/@media[^{]*\{/g);
  return [...queries].flatMap(({ 0: query, index }) =>
    [...query.matchAll(/([\d.]+)rem/g)].map(({ 1: width, index: at }) => ({
      width: Number(width),
      position: index + at,
    })),
  );
}

/** The positions of each `@apply` in a style sheet. */
export const appliesIn = (css: string): number[] =>
  [...bare(css).matchAll(/@apply\b/g)].map(({ index }) => index);

/** The breakpoints that a theme has, by their widths in rem. */
export function breakpointsIn(theme: string): Map<number, string> {
  const tokens = theme.matchAll(/--breakpoint-([\w-]+):\s*([\d.]+)rem/g);
  return new Map([...tokens].map(([, name = '', width]) => [Number(width), name]));
}
