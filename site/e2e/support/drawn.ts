/**
 * Puts what drawings take from a sprite into the page itself, for `page.evaluate`, so that it can be
 * measured. A part of a sprite hears of the page's properties but not of its selectors: the copies
 * have no classes.
 */
export async function unfoldSprites() {
  const sprites = new Map<string, Document | null>();
  // The policy of the pages lets nobody make a document of a text.
  const read = (address: string) =>
    new Promise<Document | null>((resolve) => {
      const request = new XMLHttpRequest();
      request.responseType = 'document';
      request.addEventListener('load', () => resolve(request.responseXML));
      request.open('GET', address);
      request.send();
    });
  for (const use of document.querySelectorAll('svg > use')) {
    const [address = '', id = ''] = (use.getAttribute('href') ?? '').split('#');
    if (!address) continue;
    if (!sprites.has(address)) sprites.set(address, await read(address));
    const part = sprites.get(address)?.getElementById(id);
    if (!part) throw new Error(`${address} has no part named ${id}`);
    const copy = document.importNode(part, true);
    for (const element of [copy, ...copy.querySelectorAll('*')]) element.removeAttribute('class');
    use.replaceWith(copy);
  }
}

/**
 * The words of drawings that are shown smaller than `least` CSS pixels, for `page.evaluate`. The marks
 * of customers and technologies are no drawings of ours: their letters are outlines of a logo, which
 * the text beside them or their label says.
 */
export async function smallWords(least: number): Promise<string[]> {
  const small = [...document.querySelectorAll<SVGTextElement>('svg text')].flatMap((text) => {
    // A part that is not rendered has no box, whatever its own style says.
    const shown = text.checkVisibility() && text.getBoundingClientRect().height > 0;
    const { c, d } = text.getScreenCTM() ?? { c: 0, d: 0 };
    const pixels = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(c, d);
    if (!shown || pixels === 0 || pixels >= least) return [];
    return [`${text.textContent} at ${pixels.toFixed(1)}px`];
  });
  for (const { src } of document.querySelectorAll<HTMLImageElement>('img[src$=".svg"]')) {
    const svg = await fetch(src).then((response) => response.text());
    if (svg.includes('<text')) small.push(`words in ${src}, which does not know its size`);
  }
  return small;
}

/** How many lines of a figure run through its caption, for `locator.evaluate`. */
export function strokesThrough(element: Element): number {
  const range = new Range();
  range.selectNodeContents(element);
  const rows = [...range.getClientRects()];
  const strikes = (path: SVGPathElement) => {
    const matrix = path.getScreenCTM();
    if (!matrix || !path.checkVisibility()) return false;
    const length = path.getTotalLength();
    return Array.from({ length: 300 }, (_, i) =>
      path.getPointAtLength((length * i) / 299).matrixTransform(matrix),
    ).some(({ x, y }) =>
      rows.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom),
    );
  };
  const drawing = element.closest('figure') ?? document;
  return [...drawing.querySelectorAll<SVGPathElement>('svg path')].filter(strikes).length;
}
