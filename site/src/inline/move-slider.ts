// Somebody holds the handle of the hero's drawing: the lines and the facts beside them follow.

import { follow } from '../art/follow.ts';

/** How much of the way that is left is gone in a frame. */
const EASE = 0.3;

const slider = document.querySelector<HTMLElement>('.held-handle');
const input = slider?.querySelector('input');
const figure = slider?.closest<HTMLElement>('.held');

if (slider && input && figure) void hold(slider, input, figure).catch(console.warn);

async function hold(slider: HTMLElement, input: HTMLInputElement, figure: HTMLElement) {
  const sizes = JSON.parse(slider.dataset.sizes ?? '') as string[][];
  const values = [...figure.querySelectorAll('dd')];
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let draw: ReturnType<typeof follow> = () => undefined;
  let shown = 0;
  let frame = 0;

  function step() {
    const size = input.valueAsNumber / Number(input.valueAsNumber < 0 ? -input.min : input.max);
    const left = size - shown;
    const arrived = still.matches || Math.abs(left) < 0.002;
    shown = arrived ? size : shown + left * EASE;
    draw(shown, arrived);
    frame = arrived ? 0 : requestAnimationFrame(step);
  }

  let told: string[] | undefined;
  function tell() {
    const facts = sizes[Math.round(input.valueAsNumber) - Number(input.min)] ?? [];
    if (facts !== told) {
      slider.toggleAttribute('data-held', told !== undefined);
      values.forEach((value, at) => (value.textContent = facts[at] ?? ''));
      input.ariaValueText = facts.join(', ');
    }
    told = facts;
    frame ||= requestAnimationFrame(step);
  }

  // A key goes to the next size; a pointer goes anywhere between, and what it lets go of goes to the nearest.
  const free = () => (input.step = 'any');
  input.addEventListener('pointerdown', free);
  input.addEventListener('change', () => {
    input.step = '1';
    tell();
  });
  input.addEventListener('input', tell);
  if (input.matches(':active')) free();
  tell();
  draw = await drawn(figure);
  tell();
}

/** Puts both shapes of the drawing into the page: what is only used from the sprite cannot be bent. */
async function drawn(figure: HTMLElement): Promise<ReturnType<typeof follow>> {
  const uses = [...figure.querySelectorAll<SVGUseElement>('use[href]')];
  const [file = ''] = uses[0]?.href.baseVal.split('#') ?? [];
  const parts = await svgFrom(file);
  const shapes = uses.flatMap((use) => {
    const [drawing, part] = [
      use.ownerSVGElement,
      parts.getElementById(use.href.baseVal.split('#')[1] ?? ''),
    ];
    if (!drawing || !part) return [];
    drawing.replaceChildren(document.adoptNode(part));
    return [{ drawing, draw: follow(drawing) }];
  });
  return (...to) => shapes.find(({ drawing }) => drawing.checkVisibility())?.draw(...to);
}

/** A file as a document. Made from a string it would be refused: the page takes no markup from scripts. */
function svgFrom(file: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.onload = () =>
      request.responseXML ? resolve(request.responseXML) : reject(new Error(file));
    request.onerror = () => reject(new Error(file));
    request.open('GET', file);
    request.send();
  });
}
