import { between } from '../random.ts';

/** Words in ink, around a place, `size` units high: in loops and humps, as a quick hand writes them. */
export function handwriting(words: string, x: number, y: number, size: number, turn = 0): string {
  const step = size * 0.36;
  const low = size * 0.32;
  let at = 0;
  let path = '';
  for (const letter of words) {
    if (letter === ' ') {
      at += step * 0.9;
      path += `M${at.toFixed(1)} 0`;
      continue;
    }
    if (path === '') path = 'M0 0';
    const rise = 'bdfhklt'.includes(letter) || letter !== letter.toLowerCase() ? size * 0.78 : low;
    const fall = 'fgjpqy'.includes(letter) ? size * 0.36 : 0;
    const wide =
      step * between(0.75, 1.15) * ('mw'.includes(letter) ? 1.6 : letter === 'i' ? 0.6 : 1);
    const [p, q] = [at + wide * 0.75, at + wide];
    const top = -rise * between(0.9, 1.08);
    path += `C${(at + wide * 0.3).toFixed(1)} ${(top * 0.2).toFixed(1)} ${(p + size * 0.12).toFixed(1)} ${(top * 0.9).toFixed(1)} ${(p - size * 0.02).toFixed(1)} ${top.toFixed(1)}`;
    path += `S${(p - wide * 0.3).toFixed(1)} ${(fall * 1.1).toFixed(1)} ${(p - wide * 0.25).toFixed(1)} ${fall.toFixed(1)}`;
    path += `S${(p - wide * 0.1).toFixed(1)} 0 ${q.toFixed(1)} ${between(-0.06, 0.03) * size}`;
    at = q;
  }
  const slant = `translate(${(x - at / 2).toFixed(1)} ${y}) rotate(${turn.toFixed(2)}) skewX(-16)`;
  return `<path d="${path}" transform="${slant}" fill="none" stroke="#2a2d3f" stroke-width="${(size * 0.075).toFixed(2)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}
