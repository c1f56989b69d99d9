// Moves the hero's drawing and its facts while a visitor drags the handle.

import { createRedraw } from 'company:hero-slider';

/** The fraction of the remaining distance to cover in each frame. */
const EASE = 0.3;

const slider = document.querySelector<HTMLElement>('.slider-handle');
const input = slider?.querySelector('input');
const figure = slider?.closest<HTMLElement>('.slider-figure');

if (slider && input && figure) attachSlider(slider, input, figure);

function attachSlider(slider: HTMLElement, input: HTMLInputElement, figure: HTMLElement) {
  const sizes = JSON.parse(slider.dataset.sizes ?? '') as string[][];
  const values = [...figure.querySelectorAll('dd')];
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const draw = createDrawing(figure);
  let shownSize = 0;
  let frame = 0;

  function step() {
    const size = input.valueAsNumber / Number(input.valueAsNumber < 0 ? -input.min : input.max);
    const remaining = size - shownSize;
    const arrived = still.matches || Math.abs(remaining) < 0.002;
    shownSize = arrived ? size : shownSize + remaining * EASE;
    draw(shownSize, arrived);
    frame = arrived ? 0 : requestAnimationFrame(step);
  }

  let shownFacts: string[] | undefined;
  function showFacts() {
    const facts = sizes[Math.round(input.valueAsNumber) - Number(input.min)] ?? [];
    if (facts !== shownFacts) {
      slider.toggleAttribute('data-held', shownFacts !== undefined);
      values.forEach((value, index) => (value.textContent = facts[index] ?? ''));
      input.ariaValueText = facts.join(', ');
    }
    shownFacts = facts;
    frame ||= requestAnimationFrame(step);
  }

  // Keys step between sizes; a pointer moves freely, and snaps to the nearest size when released.
  const free = () => (input.step = 'any');
  input.addEventListener('pointerdown', free);
  input.addEventListener('change', () => {
    input.step = '1';
    showFacts();
  });
  input.addEventListener('input', showFacts);
  if (input.matches(':active')) free();
  showFacts();
}

/** Bends whichever shape of the drawing is visible. */
function createDrawing(figure: HTMLElement): ReturnType<typeof createRedraw> {
  const shapes = [...figure.querySelectorAll<SVGSVGElement>('.slider-drawing svg')].map(
    (drawing) => ({ drawing, draw: createRedraw(drawing) }),
  );
  return (...position) =>
    shapes.find(({ drawing }) => drawing.checkVisibility())?.draw(...position);
}
