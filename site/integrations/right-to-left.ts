import type { Plugin } from 'vite';

// A style sheet says what is mirrored by logical properties, and what they cannot say in rules with `:dir(rtl)`:
// docs/decisions/0048-the-other-direction.md

/** Whether a language is written from right to left. */
export const isRightToLeft = (language: string): boolean =>
  new Intl.Locale(language).getTextInfo().direction === 'rtl';

/**
 * Leaves out the rules for pages that are written from right to left, where the build's language is not.
 *
 * @param language its tag
 */
export function rightToLeft(language: string): Plugin {
  return {
    name: 'frontage:right-to-left',
    // Before Tailwind, which puts rules together.
    enforce: 'pre',
    transform: (code, id) =>
      /\.css($|\?)/.test(id) && !isRightToLeft(language) ? withoutRightToLeft(code) : undefined,
  };
}

/** A style sheet without its rules with `:dir(rtl)`, and without keyframes whose names end in `-rtl`. */
export function withoutRightToLeft(css: string): string {
  // Comments and strings may have braces too. What stands for them is as long as they are.
  const bare = css.replaceAll(/\/\*[\s\S]*?\*\/|'[^']*'|"[^"]*"/g, (text) =>
    ' '.repeat(text.length),
  );
  let kept = '';
  let after = 0;
  for (const { 0: start, index } of bare.matchAll(
    /[^{};]*:dir\(rtl\)[^{};]*\{|\s*@keyframes [\w-]+-rtl\s*\{/g,
  )) {
    if (index < after) continue;
    kept += css.slice(after, index);
    after = index + start.length;
    for (let depth = 1; depth > 0 && after < css.length; after++)
      depth += bare[after] === '{' ? 1 : bare[after] === '}' ? -1 : 0;
  }
  return kept + css.slice(after);
}
