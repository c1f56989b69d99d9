import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Screen, ScreenWords } from '../src/art/contract.ts';
import { files } from '../src/schema/files.ts';
import { fieldName, type Fault } from './fault.ts';
import { fields, type Read } from './kinds.ts';
import { nearest } from './nearest.ts';

/**
 * Finds words that no screen shows, and screens that cannot be drawn with theirs: only the art knows what it takes, so
 * each is drawn once.
 *
 * @param drawn the screens and moments of the art, by name; nothing while they are not known
 * @param named those that content shows
 */
export function screenWordsFaults(
  read: Read[],
  drawn: Record<string, Screen> | undefined,
  named: readonly string[],
): Fault[] {
  const source = read.find(({ kind }) => kind === files.screens)?.source;
  if (!drawn || (source && source.faults.length > 0)) return [];
  const words = fields(source?.data);
  const known = Object.keys(drawn);
  const file = files.screens.path;
  const unknown = Object.keys(words)
    .filter((name) => !known.includes(name))
    .map((name): Fault => {
      const meant = nearest(name, known);
      return {
        file,
        line: source?.line([name]),
        field: name,
        wrong: `the art has no screen and no moment “${name}”${meant ? `; did you mean “${meant}”?` : '.'}`,
        fix: meant
          ? `write ${meant}, or take it out.`
          : 'take it out, or draw it in art/screens.tsx.',
      };
    });
  const undrawn = [...new Set(named)].flatMap((name): Fault[] => {
    const screen = drawn[name];
    if (!screen) return [];
    try {
      renderToStaticMarkup(
        createElement(screen, { words: words[name] as ScreenWords | undefined }),
      );
      return [];
    } catch (error) {
      const { message, path } = fields(error);
      const way = [name, ...(Array.isArray(path) ? (path as PropertyKey[]) : [])];
      return [
        {
          file,
          line: source?.line(way),
          field: fieldName(way),
          wrong: `the screen cannot be drawn with these words: ${String(message)}.`,
          fix: 'write what its drawing takes; art/ has the drawing.',
        },
      ];
    }
  });
  return [...unknown, ...undrawn];
}
