import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// Parses docs/guide/README.md: what its reader types and runs, and what should appear.

export const guideFolder = join(import.meta.dirname, '../../docs/guide');

/** An action of the reader, in the order of the text. */
export type GuideAction =
  | { what: 'commands'; lines: string[] }
  /** A file that is written whole, or whose lines of the same names are replaced. Paths begin at `website`. */
  | { what: 'type'; path: string; how: 'whole' | 'lines'; text: string }
  | { what: 'photograph'; path: string; width: number; height: number }
  | { what: 'delete'; path: string }
  | { what: 'send the form' }
  /** A mistake that somebody may make here, and a part of what is said about it. */
  | { what: 'mistake'; path: string; how: 'whole' | 'lines'; text: string; message: string }
  /** What the command before prints. */
  | { what: 'prints'; text: string };

export type Step = {
  number: number;
  title: string;
  actions: GuideAction[];
  /** Where to look, and the words that should appear there. */
  expected: { address: string; words: string[] };
  /** The file of its picture, below `docs/guide`. */
  picture: string;
};

/**
 * Reads the steps of a guide.
 *
 * @throws with the place where text and blocks disagree: a path that the sentence before a block does not name, or a
 * step without an address, words or one picture
 */
export function readGuide(markdown = readFileSync(join(guideFolder, 'README.md'), 'utf8')): Step[] {
  return markdown
    .split(/^(?=## \d+\. )/m)
    .filter((part) => /^## \d+\. /.test(part))
    .map(readStep);
}

function readStep(text: string): Step {
  const [, number = '', title = ''] = /^## (\d+)\. (.+)/.exec(text) ?? [];
  const guideError = (fault: string) => new Error(`Step ${number}, “${title}”: ${fault}`);
  const sees = /^\*\*You see\.\*\*[^]*?(?=\n\n)/m.exec(text)?.[0].replaceAll('\n', ' ') ?? '';
  const [address] = /http:\/\/[^>]+/.exec(sees) ?? [];
  const words = [...sees.matchAll(/“([^”]+)”/g)].map(([, one = '']) => one);
  const pictures = [...text.matchAll(/!\[[^\]]+\]\((pictures\/[^)]+)\)/g)].map(([, path]) => path);
  const [picture] = pictures;
  if (!address || words.length === 0)
    throw guideError(
      'write “**You see.** At <http://…> …”, and in “…” the words that are to be seen.',
    );
  if (!picture || pictures.length > 1) throw guideError('it has to have one picture.');
  const actions = readActions(text, guideError);
  return { number: Number(number), title, actions, expected: { address, words }, picture };
}

/** Fenced blocks, and comments for what no block can express. */
const parts =
  /^```(?<info>[^\n]*)\n(?<body>[^]*?)^```$|^<!-- (?:photograph: (?<photograph>\S+) (?<width>\d+) (?<height>\d+)|delete: (?<removed>\S+)|(?<form>send the form)) -->$/gm;

function readActions(text: string, guideError: (fault: string) => Error): GuideAction[] {
  const actions: GuideAction[] = [];
  let end = 0;
  for (const match of text.matchAll(parts)) {
    const before = text.slice(end, match.index);
    end = match.index + match[0].length;
    const { info = '', body = '', photograph, width, height, removed, form } = match.groups ?? {};
    if (photograph) {
      actions.push({
        what: 'photograph',
        path: photograph,
        width: Number(width),
        height: Number(height),
      });
      continue;
    }
    if (removed) {
      requireNamed(before, removed, guideError);
      actions.push({ what: 'delete', path: removed });
    } else if (form) actions.push({ what: 'send the form' });
    else readBlock(info, body, before, actions, guideError);
  }
  return actions;
}

function readBlock(
  info: string,
  body: string,
  before: string,
  actions: GuideAction[],
  guideError: (fault: string) => Error,
): void {
  const [language = '', path = '', ...hows] = info.trim().split(' ');
  if (language === 'sh') {
    actions.push({ what: 'commands', lines: body.trim().split('\n') });
    return;
  }
  if (path === 'prints') {
    actions.push({ what: 'prints', text: body.trim() });
    return;
  }
  const last = actions.at(-1);
  if (path === 'message') {
    if (last?.what !== 'mistake')
      throw guideError('a message follows the mistake that it is about.');
    last.message = body.trim();
    return;
  }
  const how = hows.includes('whole') ? 'whole' : 'lines';
  if (!/^(halden|frontage)\//.test(path) || hows.length === 0)
    throw guideError(
      `a block “${info}” has no file, or not how to write it: whole, lines or wrong.`,
    );
  requireNamed(before, path, guideError);
  if (hows.includes('wrong')) actions.push({ what: 'mistake', path, how, text: body, message: '' });
  else actions.push({ what: 'type', path, how, text: body });
}

/** Readers see only a block's content, so the words before it must name the file. */
function requireNamed(before: string, path: string, guideError: (fault: string) => Error): void {
  if (!before.includes(`\`${path}\``))
    throw guideError(`the words before the block do not name \`${path}\`.`);
}
