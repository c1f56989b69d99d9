import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Face } from '../src/schema/theme.ts';
import { faceFile } from '../theme/face-file.ts';
import { finishedTheme, resolveTheme, themeNames } from '../theme/resolve-theme.ts';
import { allTokensOf } from '../theme/theme-css.ts';

/** The module `company:themes`: the product's themes with their whole faces, to be tried in development. */
export function finishedThemes(): string {
  const themes = themeNames.map((name) => {
    const theme = resolveTheme(finishedTheme(name));
    const { display, text } = theme.faces;
    const tokens = [
      ...allTokensOf(theme),
      ['--font-display', stack(display)],
      ['--font-text', stack(text)],
    ];
    const faces = [...new Set([display, text].map(rule))].join('');
    return { name, says: firstComment(name), tokens: Object.fromEntries(tokens) as object, faces };
  });
  return `export const themes = ${JSON.stringify(themes)};`;
}

const stack = ({ family, fallback }: Face) =>
  [family, ...fallback].map((name) => (name?.includes(' ') ? `'${name}'` : name)).join(', ');

/** The file as the development server has it. */
function rule({ family, file }: Face): string {
  const path = file && faceFile(file, '');
  if (!family || !path) return '';
  const url = `/@fs/${path.split(sep).join('/').replace(/^\//, '')}`;
  return `@font-face{font-family:'${family}';src:url(${url});font-weight:100 900}`;
}

function firstComment(name: string): string {
  const yaml = readFileSync(join(import.meta.dirname, `../theme/finished/${name}.yaml`), 'utf8');
  return /^# (.*)/.exec(yaml)?.[1] ?? '';
}
