import type { APIRoute } from 'astro';
import { getCollection, getEntry } from 'astro:content';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { art } from '../../art/art.ts';
import type { Subject } from '../../art/contract.ts';
import { aboutSprite } from '../../art/about-sprite.ts';
import { articleSprite, articleSpriteName } from '../../art/article-sprite.ts';
import { homeSprite, homeSpriteName } from '../../art/home-sprite.ts';
import { spineOf } from '../../art/spine.ts';
import { sprite } from '../../art/sprite.ts';
import { standaloneSvg } from '../../art/standalone-svg.ts';
import { bandsOfService } from '../../bands/page-bands.ts';
import { ordered } from '../../queries/entry-data.ts';
import { articles } from '../../queries/articles.ts';
import { homeCards } from '../../queries/home-cards.ts';
import { industryGrid } from '../../queries/industry-grid.ts';
import { caseStudies } from '../../queries/work.ts';
import { technologyIcon } from '../../lib/technology-icons.ts';
import type { BandKind } from '../../bands/bands.ts';

// Pictures that are files of their own, so that no page carries what it may not need.

const technologies = (await ordered('technologies')).map(({ id, data }) => [
  id,
  `<svg fill="currentColor"><path d="${technologyIcon(data.icon)}"/></svg>`,
]);

const subjects = (all: { subject: Subject }[]) => all.map(({ subject }) => subject);

const alone = (Drawing: ComponentType | undefined) =>
  Drawing && standaloneSvg(renderToStaticMarkup(createElement(Drawing)));

const hasCallouts = (bands: readonly { kind: BandKind }[]) =>
  bands.some(({ kind }) => kind === 'whatYouGet');

// Elsewhere than on a service's page the callouts are beside the drawing of the first one: queries/bands.ts.
const elsewhere = [
  ...(await getCollection('pages')),
  ...(await ordered('industries')),
  ...(await caseStudies()),
  ...[await getEntry('workShared', 'main')].filter((entry) => entry !== undefined),
].some(({ data }) => hasCallouts(data.bands));

// Only those that a page shows.
const spines = (await ordered('services')).flatMap(({ id, data }, index) => {
  if (!hasCallouts(bandsOfService(data)) && !(elsewhere && index === 0)) return [];
  const spine = spineOf({ slug: id, drawing: data.drawing });
  return spine ? [[spine.name, spine.svg] as const] : [];
});

const drawnArticles = (await articles())
  .filter(({ data }) => art.ArticleHead && !data.image && !data.imageUrl)
  .map(({ id }) => [articleSpriteName(id), articleSprite(id)] as const);

const pictures: Record<string, string | undefined> = {
  [homeSpriteName]: homeSprite({
    services: subjects(await homeCards()),
    industries: subjects(await industryGrid()),
    logos: (await ordered('customers')).map(({ data }) => data),
  }),
  about: art.AboutMission && aboutSprite(),
  ...Object.fromEntries(spines),
  ...Object.fromEntries(drawnArticles),
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
