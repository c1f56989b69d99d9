import { readFileSync } from 'node:fs';
import { colourFrom, type Oklch } from './colour.ts';

/** A token in one scheme, with its CSS. */
export type Shade = { css: string; colour: Oklch | undefined };

/** A colour of the theme. */
export type Token = { name: string; file: string; line: number; light: Shade; dark: Shade };

/** The tokens as most people see them, and for people who ask for more contrast. */
export type Theme = { usual: Map<string, Token>; more: Map<string, Token> };

/**
 * Reads the colours of style sheets, each of which overrides those before it: custom properties
 * `--color-…`, one value or light-dark().
 */
export function readTheme(files: string[]): Theme {
  const sheets = files.map(readSheet);
  const all = (name: keyof Theme) => sheets.flatMap((sheet) => [...sheet[name]]);
  const usual = new Map(all('usual'));
  return { usual, more: new Map([...usual, ...all('more')]) };
}

function readSheet(file: string): Theme {
  // The number of lines stays, so that each token keeps its line.
  const css = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, (words) =>
    words.replace(/[^\n]/g, ' '),
  );
  const usual = new Map<string, Token>();
  const more = new Map<string, Token>();
  for (const match of css.matchAll(/--color-([\w-]+)\s*:\s*([^;{}]+);/g)) {
    const [, name = '', value = ''] = match;
    const medium = mediumAt(css, match.index);
    if (medium !== '' && !medium.includes('prefers-contrast: more')) continue;
    const [light = value, dark = light] = both(value);
    const token = {
      name,
      file,
      line: css.slice(0, match.index).split('\n').length,
      light: { css: light, colour: colourFrom(light) },
      dark: { css: dark, colour: colourFrom(dark) },
    };
    (medium === '' ? usual : more).set(name, token);
  }
  return { usual, more };
}

/** The arguments of light-dark(): https://www.w3.org/TR/css-color-5/#light-dark */
function both(value: string): string[] {
  const inside = /^\s*light-dark\(([\s\S]*)\)\s*$/.exec(value)?.[1];
  if (inside === undefined) return [value.trim()];
  let depth = 0;
  const comma = [...inside].findIndex((letter) => {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    return letter === ',' && depth === 0;
  });
  return [inside.slice(0, comma).trim(), inside.slice(comma + 1).trim()];
}

/** The condition of the @media around a place; empty when there is none. */
function mediumAt(css: string, place: number): string {
  const open: string[] = [];
  for (const match of css.slice(0, place).matchAll(/([^{};]*)\{|\}/g)) {
    if (match[1] === undefined) open.pop();
    else open.push(match[1].trim());
  }
  return open.filter((head) => head.startsWith('@media')).join(' ');
}
