/** A fenced block of Markdown. */
export type Fence = {
  /** The first word after the fence: the language of a sample, or `video`. */
  language: string;
  /** What stands in it. */
  text: string;
  /** Where it begins, counted from the first line of the Markdown. */
  line: number;
};

/** The fenced blocks of a Markdown text, in their order: https://spec.commonmark.org/0.31.2/#fenced-code-blocks */
export function fencesIn(markdown: string): Fence[] {
  const fences: Fence[] = [];
  let open: { fence: string; language: string; line: number; lines: string[] } | undefined;
  for (const [index, text] of markdown.split('\n').entries()) {
    const [, fence = '', rest = ''] = /^\s*(`{3,}|~{3,})([^\n]*)$/.exec(text) ?? [];
    if (!open) {
      // What holds a backtick after three of them is a span of code.
      if (fence && !(fence.startsWith('`') && rest.includes('`')))
        open = { fence, language: rest.trim().split(/[\s{]/)[0] ?? '', line: index + 1, lines: [] };
    } else if (fence.startsWith(open.fence) && rest.trim() === '') {
      fences.push({ language: open.language, text: open.lines.join('\n'), line: open.line });
      open = undefined;
    } else open.lines.push(text);
  }
  return fences;
}
