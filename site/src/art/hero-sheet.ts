import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LinesSheet } from './LinesSheet.tsx';
import { viewBoxOf } from './sprite.ts';

const draw = (variant: 'band' | 'tall') =>
  renderToStaticMarkup(createElement(LinesSheet, { variant, decorative: true }));

/** The hero's sheet in its two shapes, as markup: wide, and one view above the other for phones. */
export const heroSheet = { band: draw('band'), tall: draw('tall') };

export const heroViewBox = { band: viewBoxOf(heroSheet.band), tall: viewBoxOf(heroSheet.tall) };
