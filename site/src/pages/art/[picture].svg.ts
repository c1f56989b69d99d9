import type { APIRoute } from 'astro';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BodyPlan } from '../../art/BodyPlan.tsx';
import { homeSprite } from '../../art/home-sprite.ts';
import { SheerPlan } from '../../art/SheerPlan.tsx';
import { sprite } from '../../art/sprite.ts';
import { standaloneSvg } from '../../art/standalone-svg.ts';
import { ordered } from '../../layouts/entry-data.ts';
import { technologyIcon } from '../../lib/technology-icons.ts';

// Pictures that are files of their own, so that no page carries what it may not need.

const technologies = (await ordered('technologies')).map(({ id, data }) => [
  id,
  `<svg fill="currentColor"><path d="${technologyIcon(data.icon)}"/></svg>`,
]);

const services = await ordered('homeServices');

const alone = (drawing: ReactElement) => standaloneSvg(renderToStaticMarkup(drawing));

const pictures: Record<string, string> = {
  home: homeSprite(services.map(({ data }) => data.link)),
  technologies: sprite(Object.fromEntries(technologies)),
  'services-panel': alone(createElement(BodyPlan, { slug: 'services', variant: 'plate' })),
  'industries-panel': alone(createElement(SheerPlan, { vessel: 'clipper', variant: 'plate' })),
};

export const getStaticPaths = () =>
  Object.keys(pictures).map((picture) => ({ params: { picture } }));

export const GET: APIRoute = ({ params }) =>
  new Response(pictures[params.picture ?? ''], { headers: { 'Content-Type': 'image/svg+xml' } });
