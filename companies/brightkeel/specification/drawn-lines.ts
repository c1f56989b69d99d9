/**
 * Runs in the page: how near the lines that are painted in `main` come to its words, in CSS pixels;
 * 0 where a line runs through letters. The letters' own height counts, not that of their line box.
 *
 * @param which 'all' lines, or the 'outline' of what is drawn
 * @returns the nearest for each drawing that can be seen, with the words that it comes near to
 */
export function nearestLines(which: 'all' | 'outline'): { distance: number; words: string }[] {
  type Box = { left: number; right: number; top: number; bottom: number; words: string };
  const main = document.querySelector('main');
  if (!main) return [];
  const pen = document.createElement('canvas').getContext('2d');

  /** The boxes of the letters of a text, one for each of its lines. */
  function lettersOf(text: Node): Box[] {
    const element = text.parentElement;
    const words = text.textContent?.trim();
    if (!pen || !words || !element || element.closest('svg, noscript, .sr-only')) return [];
    if (!element.checkVisibility()) return [];
    const style = getComputedStyle(element);
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const ink = pen.measureText(words);
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].map(({ left, right, top, height }) => {
      const ascent = ink.fontBoundingBoxAscent;
      const base = top + (height * ascent) / (ascent + ink.fontBoundingBoxDescent);
      const [above, below] = [ink.actualBoundingBoxAscent, ink.actualBoundingBoxDescent];
      return { left, right, top: base - above, bottom: base + below, words: words.slice(0, 40) };
    });
  }

  const letters: Box[] = [];
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) letters.push(...lettersOf(walker.currentNode));

  const distance = ({ left, right, top, bottom }: Box, { x, y }: DOMPoint) =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

  /** Farther from every word than this nothing is measured. */
  const reach = 60;

  const near = (line: Element) => {
    const { left, right, top, bottom } = line.getBoundingClientRect();
    return letters.filter(
      (box) =>
        box.left < right + reach &&
        box.right > left - reach &&
        box.top < bottom + reach &&
        box.bottom > top - reach,
    );
  };

  /** Some 400 points along a line as it is painted, within the window's width. */
  function pointsOf(line: SVGGeometryElement): DOMPoint[] {
    const matrix = line.getScreenCTM();
    const length = line.getTotalLength();
    if (!matrix || length === 0) return [];
    const points: DOMPoint[] = [];
    // One that runs on past the page has most of its length outside: it gets more of them.
    const { width } = line.getBoundingClientRect();
    const step = length / (400 * Math.max(1, width / innerWidth));
    for (let at = 0; at <= length; at += step) {
      const point = line.getPointAtLength(at).matrixTransform(matrix);
      if (point.x >= 0 && point.x <= innerWidth) points.push(point);
    }
    return points;
  }

  const lines =
    which === 'outline' ? '[data-family=outline] path' : 'path, line, polyline, circle, ellipse';
  return [...main.querySelectorAll('svg')]
    .filter(
      (drawing) => drawing.checkVisibility() && drawing.querySelector('[data-family=outline]'),
    )
    .map((drawing) => {
      let nearest = { distance: Infinity, words: '' };
      for (const line of drawing.querySelectorAll<SVGGeometryElement>(lines)) {
        const boxes = near(line);
        if (boxes.length === 0) continue;
        for (const point of pointsOf(line))
          for (const box of boxes) {
            const far = distance(box, point);
            if (far < nearest.distance) nearest = { distance: far, words: box.words };
          }
      }
      return nearest;
    });
}
