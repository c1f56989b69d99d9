import type { EmblaCarouselType } from 'embla-carousel';

function visible(embla: EmblaCarouselType): HTMLElement[] {
  const slides = embla.slideNodes();
  const width = slides[0]?.getBoundingClientRect().width ?? 1;
  const count = Math.round(embla.rootNode().getBoundingClientRect().width / width);
  const first = embla.selectedScrollSnap();
  return Array.from(
    { length: count },
    (_, index) => slides[(first + index) % slides.length],
  ).filter((slide) => slide !== undefined);
}

/** Keeps the carousel as high as the highest slide in view. */
export function adaptHeight(embla: EmblaCarouselType): void {
  const adapt = () => {
    const heights = visible(embla).map(
      (slide) => slide.firstElementChild?.getBoundingClientRect().height ?? 0,
    );
    embla.containerNode().style.height = `${Math.ceil(Math.max(...heights))}px`;
  };
  embla.on('select', adapt).on('reInit', adapt);
  adapt();
}
