/**
 * Runs in the page: the lines of running text in main and footer that are longer than `most`
 * characters, as they are broken at this width. Code and tables are no running text.
 */
export function longLines(most: number): string[] {
  const found: string[] = [];
  let block: Element | null = null;
  let line = '';
  let lastLeft = 0;

  const end = () => {
    const text = line.trim();
    if (text.length > most) found.push(`${text.length}: ${text}`);
    line = '';
  };

  const blockOf = (text: Node) => {
    let at = text.parentElement;
    while (at && getComputedStyle(at).display.startsWith('inline')) at = at.parentElement;
    return at;
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const running = text.parentElement?.closest('p, li, dd, blockquote');
    if (!running?.closest('main, footer') || text.parentElement?.closest('pre, .sr-only')) continue;
    const own = blockOf(text);
    if (own !== block) end();
    block = own;
    for (let at = 0; at < text.data.length; at++) {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      const [box] = range.getClientRects();
      // White space that collapses takes no room.
      if (!box || box.width === 0) continue;
      if (box.left < lastLeft) end();
      line += text.data[at];
      lastLeft = box.left;
    }
  }
  end();
  return found;
}
