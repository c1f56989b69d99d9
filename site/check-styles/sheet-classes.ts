/** A style sheet without what may look like a selector and is none. */
const bare = (css: string) =>
  css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/'[^']*'|"[^"]*"/g, "''");

/** The classes that a style sheet names in its selectors, and the utilities that it defines. */
export function classesOf(css: string): Set<string> {
  const classes = new Set<string>();
  for (const [, words = ''] of bare(css).matchAll(/([^{};]+)\{/g)) {
    const utility = /^\s*@utility ([\w-]+)/.exec(words)?.[1];
    if (utility) classes.add(utility);
    if (words.trim().startsWith('@')) continue;
    for (const [, name = ''] of words.matchAll(/\.([a-z_][\w-]*)/gi)) classes.add(name);
  }
  return classes;
}

/** The widths that a style sheet's media queries have in figures, in rem. */
export function widthsIn(css: string): number[] {
  const queries = bare(css).matchAll(/@media([^{]*)\{/g);
  return [...queries].flatMap(([, query = '']) =>
    [...query.matchAll(/([\d.]+)rem/g)].map(([, width]) => Number(width)),
  );
}

/** The breakpoints that a theme has, by their widths in rem. */
export function breakpointsIn(theme: string): Map<number, string> {
  const tokens = theme.matchAll(/--breakpoint-([\w-]+):\s*([\d.]+)rem/g);
  return new Map([...tokens].map(([, name = '', width]) => [Number(width), name]));
}
