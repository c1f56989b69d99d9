import { createElement } from 'react';
import { art } from './art.ts';
import { type SpritePart, spriteParts } from './sprite-parts.ts';

const { part, fileOf } = spriteParts('about');

/** The drawing beside the mission in one of its shapes, where the company draws one. */
export function missionPart(shape: 'wide' | 'tall'): SpritePart | undefined {
  const { AboutMission } = art;
  return AboutMission && part(shape, () => createElement(AboutMission, { shape }));
}

/** The drawing in both shapes, as one file: it is far below the first view, and heavier than all words of the page. */
export const aboutSprite = () => fileOf([missionPart('wide'), missionPart('tall')]);
