import type { Step } from './read-guide.ts';

// What the guide's reader sees in the browser. The functions “in the page” run there, and know nothing of this file.

/** In the page: which words are neither to be read nor the name of a picture. */
export function wordsMissing(words: string[]): string[] {
  const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ');
  const names = [...document.querySelectorAll('img')].map(({ alt }) => alt);
  const labels = [...document.querySelectorAll('[aria-label]')].map((it) => it.ariaLabel);
  const seen = plain([document.body.innerText, ...names, ...labels].join(' '));
  return words.filter((word) => !seen.includes(plain(word)));
}

/** What a step changes that is no word: whether it gives a logo, and the colour of its paper. */
export function brandOf({ doings }: Step): { logo: boolean; paper?: string | undefined } {
  const typed = (name: string) =>
    doings.find((doing) => doing.what === 'type' && doing.path.endsWith(`/brand/${name}`));
  const theme = typed('theme.yaml');
  const paper = theme && 'text' in theme ? /paper: '(#\w+)'/.exec(theme.text)?.[1] : undefined;
  return { logo: typed('logo.svg') !== undefined, paper };
}

/** In the page: what of a logo and a paper is not there. */
export function brandMissing({ logo, paper }: ReturnType<typeof brandOf>): string[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const pixel = (colour: string) => {
    if (!canvas) return '';
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return canvas.getImageData(0, 0, 1, 1).data.join();
  };
  const ground = getComputedStyle(document.body).backgroundColor;
  const drawn = document.querySelector<HTMLImageElement>('header img[src="/brand/logo.svg"]');
  return [
    ...(logo && !drawn?.naturalWidth ? ['the logo'] : []),
    ...(paper && pixel(ground) !== pixel(paper) ? [`the paper ${paper}, and not ${ground}`] : []),
  ];
}

/** In the page: waits for all that is in the window. */
export async function picturesAndFonts(): Promise<void> {
  const seen = [...document.images].filter((it) => {
    const { top, bottom } = it.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  await Promise.all(seen.map((it) => it.decode().catch(() => undefined)));
  await document.fonts.ready;
}

/** In the page: what is promised first stands in the middle of the window, if it is not in it already. */
export function showWords([word = '']: string[]): void {
  const has = (it: Element) => it.textContent?.includes(word) || it.getAttribute('alt') === word;
  const element = [...document.querySelectorAll('body *:not(script, style)')].find(
    (it) => has(it) && ![...it.children].some(has) && it.getClientRects().length > 0,
  );
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  if (top < 0 || bottom > innerHeight)
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
}
