// What must not hold up the first paint. See docs/decisions/0015-after-the-first-paint.md.

import { faceWeights } from '../art/face-weights.ts';
import { afterFirstPaint } from './first-paint.ts';

const links = document.querySelectorAll<HTMLLinkElement>('link[data-face]');
// Who comes from another page of ours has all of it already.
const fromOurs = document.referrer.startsWith(location.origin);

/** Where everything in sight starts, and how large the largest text is, in px². */
function sights() {
  const range = new Range();
  const starts = new Map<Node, DOMRect | undefined>();
  let largest = 0;
  // Elements and texts (5). What begins below the window is passed over with all in it (2), and the
  // rest is gone through (1): NodeFilter's names would weigh more than the numbers.
  const walker = document.createTreeWalker(document.body, 5, (node) => {
    range.selectNodeContents(node);
    const shape = node instanceof Element ? node : range;
    const { top, bottom, width, height } = shape.getBoundingClientRect();
    if (top >= innerHeight) return 2;
    if (bottom > 0) {
      starts.set(node, shape.getClientRects()[0]);
      if (shape === range) largest = Math.max(largest, width * height);
    }
    return 1;
  });
  while (walker.nextNode());
  return { starts, largest };
}

/**
 * On narrow screens the faces come late: on a phone they would hold up the text that they are for.
 * A face that would move something that is already seen waits for the next page, as does one that
 * would make the largest text larger: browsers would take that for the page's largest paint.
 */
async function wear({ href, dataset }: HTMLLinkElement) {
  const face = await new FontFace(dataset.face ?? '', `url(${href})`, {
    weight: faceWeights,
  }).load();
  // In one frame, so that nobody scrolls between the look and the paint.
  await new Promise(requestAnimationFrame);
  const before = sights();
  document.fonts.add(face);
  if (!performance.getEntriesByType('paint').length) return;
  const after = sights();
  // Nothing is painted between these lines. Browsers count a move of 3px and more as a shift.
  const moved = [...after.starts].some(([node, now]) => {
    const was = before.starts.get(node);
    return now && was && Math.hypot(now.x - was.x, now.y - was.y) >= 3;
  });
  if (moved || after.largest > before.largest) document.fonts.delete(face);
}

function fetchRest() {
  for (const link of links) if (!matchMedia(link.media).matches) void wear(link);
  for (const use of document.querySelectorAll<SVGUseElement>('use[data-href]'))
    use.setAttribute('href', use.dataset.href ?? '');
  const late = document.querySelector<HTMLTemplateElement>('#after-paint');
  if (late) document.head.append(late.content);
}

if (fromOurs) fetchRest();
else afterFirstPaint(fetchRest);
