// Functions that run in the page: they are sent there as text, so they use nothing from outside themselves.

/** Finds problems of the page's outline; axe checks its title and language. */
export function outlineProblems(): string[] {
  const count = (selector: string) => document.querySelectorAll(selector).length;
  const problems = Object.entries({
    'main headings (h1)': count('h1'),
    'headers of the page': count('body > header, [role="banner"]'),
    'main parts': count('main'),
    'footers of the page': count('body > footer, [role="contentinfo"]'),
  }).flatMap(([what, found]) => (found === 1 ? [] : [`${found} ${what} instead of one`]));
  if (!document.querySelector('meta[name="description"]')?.getAttribute('content')?.trim())
    problems.push('no description');
  const strayTexts = [...document.body.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.textContent?.trim())
    .filter(Boolean);
  return [...problems, ...strayTexts.map((words) => `words outside of every part: ${words}`)];
}

export function findPlaceholders(): string[] {
  const visibleText = `${document.title}\n${document.body.innerText}`;
  // Code samples contain braces.
  const code = [...document.querySelectorAll<HTMLElement>('pre, code')].map((one) => one.innerText);
  const words = code.reduce((rest, sample) => rest.replace(sample, ''), visibleText);
  return [...new Set(words.match(/\{[a-z]+\}|\[object \w+\]/gi))];
}

export type Overflows = { excessWidth: number; cutTexts: string[]; brokenWords: string[] };

/**
 * Finds what does not fit into the window: by how many pixels the page is too wide, texts beyond the left or right edge
 * that cannot be scrolled into view, which a clipped section hides from the page's width, and words that a line end
 * breaks without a hyphen, as in `Manufacturin/g`. Code, addresses, and words in a language that the browser hyphenates
 * may break.
 */
export function findOverflows(): Overflows {
  const excessWidth = document.documentElement.scrollWidth - innerWidth;
  const cutTexts: string[] = [];
  const brokenWords: string[] = [];
  const isScrollable = (element: Element | null): boolean => {
    for (let ancestor = element; ancestor; ancestor = ancestor.parentElement) {
      const { overflowX } = getComputedStyle(ancestor);
      if (['auto', 'scroll', 'hidden'].includes(overflowX)) return true;
      if (ancestor.matches('svg, [aria-hidden="true"], .sr-only')) return true;
    }
    return false;
  };
  const mayBreak = (element: Element) =>
    !element.checkVisibility({ visibilityProperty: true }) ||
    element.closest(
      'code, pre, textarea, script, style, noscript, svg, [aria-hidden=true], .sr-only',
    ) ||
    getComputedStyle(element).hyphens === 'auto';
  const range = new Range();
  const countLines = () =>
    new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const parent = text.parentElement;
    if (!/\S/.test(text.data) || !parent?.checkVisibility()) continue;
    range.selectNodeContents(text);
    const { left, right, width } = range.getBoundingClientRect();
    if (width > 0 && (left < -1 || right > innerWidth + 1) && !isScrollable(parent))
      cutTexts.push(text.data.trim().slice(0, 60));
    if (countLines() < 2 || mayBreak(parent)) continue;
    // A line may break after a hyphen, dash, slash or soft hyphen; an address has a dot or an @ within it.
    for (const { 0: word, index } of text.data.matchAll(/[^\s\u00ad\u200b/–—-]+/g)) {
      if (word.length < 2 || /[@.:_]\S/.test(word) || !/^\p{L}+\P{L}*$/u.test(word)) continue;
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (countLines() > 1) brokenWords.push(word);
    }
  }
  return { excessWidth, cutTexts, brokenWords };
}

/**
 * Finds places where words of different elements touch in one line, as in `code?Write`. They run together when the
 * page is copied or read aloud.
 */
export function findGluedWords(): string[] {
  const found: string[] = [];
  const inline = (element: Element) => /^(inline|contents)/.test(getComputedStyle(element).display);
  /** Whether only inline boxes are between two texts. */
  const inOneLine = (a: Text, b: Text) => {
    const range = new Range();
    range.setStartAfter(a);
    range.setEndBefore(b);
    const shared = range.commonAncestorContainer;
    const hasOnlyInline = (text: Text) => {
      for (
        let ancestor = text.parentElement;
        ancestor && ancestor !== shared;
        ancestor = ancestor.parentElement
      )
        if (!inline(ancestor)) return false;
      return true;
    };
    return (
      !range.cloneContents().querySelector('br, img, svg, input, hr') &&
      hasOnlyInline(a) &&
      hasOnlyInline(b)
    );
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let previous: Text | undefined;
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const parent = text.parentElement;
    if (!text.data || !parent?.checkVisibility()) continue;
    // Highlighted code consists of pieces, a footnote's number belongs to the word before it, and a field is a box.
    if (parent.closest('pre, textarea, script, style, noscript, svg, sup')) continue;
    const joint = `${previous?.data.slice(-24) ?? ''}|${text.data.slice(0, 24)}`;
    if (
      previous &&
      previous.parentElement !== parent &&
      /[\p{L}\p{N}.,:;!?)]\|[\p{L}\p{N}(]/u.test(joint) &&
      inOneLine(previous, text)
    )
      found.push(joint);
    previous = text;
  }
  return found;
}

/**
 * Finds lines of running text in main and footer with more than `maxLength` characters at this width. Code and tables are
 * not running text.
 */
export function findLongLines(maxLength: number): string[] {
  const found: string[] = [];
  let block: Element | null = null;
  let line = '';
  let lastLeft = 0;

  const endLine = () => {
    const text = line.trim();
    if (text.length > maxLength) found.push(`${text.length}: ${text}`);
    line = '';
  };

  const blockOf = (text: Node) => {
    let ancestor = text.parentElement;
    while (ancestor && getComputedStyle(ancestor).display.startsWith('inline'))
      ancestor = ancestor.parentElement;
    return ancestor;
  };

  const range = new Range();
  const boxes = (text: Text, offset: number, length: number) => {
    range.setStart(text, offset);
    range.setEnd(text, offset + length);
    return range.getClientRects();
  };

  const add = (letters: string, box: DOMRect | undefined) => {
    // Collapsed white space takes no room.
    if (!box || box.width === 0) return;
    if (box.left < lastLeft) endLine();
    line += letters;
    lastLeft = box.left;
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const running = text.parentElement?.closest('p, li, dd, blockquote');
    if (!running?.closest('main, footer') || text.parentElement?.closest('pre, .sr-only')) continue;
    const ownBlock = blockOf(text);
    if (ownBlock !== block) endLine();
    block = ownBlock;
    // One word or gap after the other, and one letter after the other where a word is broken.
    for (const { 0: piece, index } of text.data.matchAll(/\s+|\S+/g)) {
      const lines = boxes(text, index, piece.length);
      if (lines.length === 1) add(piece.trim() || ' ', lines[0]);
      else
        for (let offset = index; offset < index + piece.length; offset++)
          add(text.data.charAt(offset), boxes(text, offset, 1)[0]);
    }
  }
  endLine();
  return found;
}

/**
 * With print media, finds what is useless on paper, what is missing there, and what is too wide, because paper does
 * not scroll.
 */
export function printProblems(): string[] {
  const useless = [
    'header.site-header, .side-menu, .site-panel, .skip-link, .contents-list, a[rel=prev], a[rel=next]',
    'button, form, input, textarea, label, .button, a[href="/contact"]:not([hreflang]), footer nav, .footer-row',
  ].join();
  const name = (element: Element) => element.outerHTML.slice(0, 120);
  const root = document.documentElement;
  const printedElements = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
  const wideElements = [root, ...document.querySelectorAll('main *')].filter(
    (element) =>
      (element === root || /auto|scroll|hidden/.test(getComputedStyle(element).overflowX)) &&
      element.scrollWidth > element.clientWidth + 1 &&
      element.checkVisibility() &&
      !element.closest('svg, [class*="sr-only"]'),
  );
  const background = getComputedStyle(document.body).backgroundColor;
  return [
    ...printedElements(useless).map((element) => `useless on paper: ${name(element)}`),
    ...wideElements.map((element) => `wider than the paper: ${name(element)}`),
    ...(printedElements('h1').length === 1 ? [] : ['the main heading is not printed']),
    ...(printedElements('footer a[href^="mailto:"]').length > 0 ? [] : ['no address to write to']),
    ...(background === 'rgb(255, 255, 255)' ? [] : [`the paper is ${background}`]),
  ];
}

/** Sets a reader's own spacing, https://www.w3.org/TR/WCAG22/#text-spacing */
export function applyTextSpacing(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important; }
    p { margin-block-end: 2em !important; }`);
  document.adoptedStyleSheets.push(sheet);
}
