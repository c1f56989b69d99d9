import type { APIRoute } from 'astro';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { art } from '../../art/art.ts';
import type { Subject } from '../../art/contract.ts';
import { homeSprite } from '../../art/home-sprite.ts';
import { spineOf } from '../../art/spine.ts';
import { sprite } from '../../art/sprite.ts';
import { standaloneSvg } from '../../art/standalone-svg.ts';
import { ordered } from '../../queries/entry-data.ts';
import { homeCards } from '../../queries/home-cards.ts';
import { industryGrid } from '../../queries/industry-grid.ts';
import { technologyIcon } from '../../lib/technology-icons.ts';

// Pictures that are files of their own, so that no page carries what it may not need.

const technologies = (await ordered('technologies')).map(({ id, data }) => [
  id,
  `<svg fill="currentColor"><path d="${technologyIcon(data.icon)}"/></svg>`,
]);

const subjects = (all: { subject: Subject }[]) => all.map(({ subject }) => subject);

const alone = (Drawing: ComponentType | undefined) =>
  Drawing && standaloneSvg(renderToStaticMarkup(createElement(Drawing)));

const spines = (await ordered('services')).flatMap(({ id, data }) => {
  const spine = spineOf({ slug: id, drawing: data.drawing });
  return spine ? [[spine.name, spine.svg] as const] : [];
});

const pictures: Record<string, string | undefined> = {
  home: homeSprite({
    services: subjects(await homeCards()),
    industries: subjects(await industryGrid()),
    logos: (await ordered('customers')).map(({ data }) => data),
  }),
  ...Object.fromEntries(spines),
  technologies: sprite(Object.fromEntries(technologies)),
  'services-panel': alone(art.ServicesPanel),
  'industries-panel': alone(art.IndustriesPanel),
};

export const getStaticPaths = () =>
  Object.entries(pictures)
    .filter(([, svg]) => svg)
    .map(([picture]) => ({ params: { picture } }));

export const GET: APIRoute = ({ params }) =>
  new Response(pictures[params.picture ?? ''], { headers: { 'Content-Type': 'image/svg+xml' } });
