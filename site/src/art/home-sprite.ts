import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BodySketch } from './BodySketch.tsx';
import { customerMarks } from './customer-marks.ts';
import { CustomerMark } from './CustomerMark.tsx';
import { LinesSheet } from './LinesSheet.tsx';
import { sprite, viewBoxOf } from './sprite.ts';
import { vessels, type VesselName } from './vessels.ts';
import { VesselSketch } from './VesselSketch.tsx';

const file = '/art/home.svg';

/** Where a part of the sprite is found: the path of a service card, a vessel or a mark. */
export const homePart = (name: string) => `${file}#${name.split('/').at(-1)}`;

const draw = (drawing: ReactElement) => renderToStaticMarkup(drawing);

/** The hero's sheet in its two shapes, as markup: wide, and one view above the other for phones. */
const hero = {
  band: draw(createElement(LinesSheet, { variant: 'band', decorative: true })),
  tall: draw(createElement(LinesSheet, { variant: 'tall', decorative: true })),
};

export const heroViewBox = { band: viewBoxOf(hero.band), tall: viewBoxOf(hero.tall) };

/**
 * All that is drawn on the home page, as one file. It is there when the page is, without waiting for
 * anybody to scroll, and the page itself fits into the first packets that a server may send.
 *
 * @param services the paths of the service cards, which their drawings grow from
 */
export function homeSprite(services: readonly string[]): string {
  const parts = [
    ...Object.entries(hero),
    ...services.map((slug) => [slug, draw(createElement(BodySketch, { slug }))] as const),
    ...Object.keys(vessels).map((vessel) => {
      return [vessel, draw(createElement(VesselSketch, { vessel: vessel as VesselName }))] as const;
    }),
    ...Object.keys(customerMarks).map((mark) => {
      return [mark, draw(createElement(CustomerMark, { mark, label: '' }))] as const;
    }),
  ];
  return sprite(
    Object.fromEntries(
      parts.map(([name, markup]) => [homePart(name).slice(file.length + 1), markup]),
    ),
  );
}
