import type { APIRoute } from 'astro';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { art } from '../../art/art.ts';
import {
  drawingFiles,
  heroPart,
  industryCardPart,
  logoPart,
  serviceCardPart,
  spinePart,
} from '../../art/drawings.ts';
import { standaloneSvg } from '../../art/standalone-svg.ts';
import { bandsOfService } from '../../bands/page-bands.ts';
import { isUsed } from '../../lib/used.ts';
import { composedPages, entryData, ordered } from '../../queries/entry-data.ts';
import { homeCards } from '../../queries/home-cards.ts';
import { industryGrid } from '../../queries/industry-grid.ts';
import { caseStudies } from '../../queries/work.ts';
import type { BandKind } from '../../bands/bands.ts';

// Drawings as separate files, so that pages stay small.

const alone = (Drawing: ComponentType | undefined) =>
  Drawing && standaloneSvg(renderToStaticMarkup(createElement(Drawing)));

const hasCallouts = (bands: readonly { kind: BandKind }[]) =>
  bands.some(({ kind }) => kind === 'whatYouGet');

// On other pages, the callouts show the drawing of the first service: queries/bands.ts.
const elsewhere = [
  ...(await composedPages()),
  ...(await ordered('industries')),
  ...(await caseStudies()),
  ...(isUsed('workShared') ? [{ data: await entryData('workShared') }] : []),
].some(({ data }) => hasCallouts(data.bands));

const parts = [
  heroPart('wide'),
  heroPart('tall'),
  ...(await homeCards()).map(({ subject }) => serviceCardPart(subject)),
  ...(await industryGrid()).map(({ subject }) => industryCardPart(subject)),
  ...(await ordered('customers')).map(({ data }) => logoPart(data)),
  ...(await ordered('services'))
    .filter(({ data }, index) => hasCallouts(bandsOfService(data)) || (elsewhere && index === 0))
    .map(({ id, data }) => spinePart({ slug: id, drawing: data.drawing })),
];

const pictures: Record<string, string | undefined> = {
  ...Object.fromEntries(drawingFiles(parts)),
  'services-panel': alone(art.ServicesPanel),
  'industries-panel': alone(art.IndustriesPanel),
};

export const getStaticPaths = () =>
  Object.entries(pictures)
    .filter(([, svg]) => svg)
    .map(([picture]) => ({ params: { picture } }));

export const GET: APIRoute = ({ params }) =>
  new Response(pictures[params.picture ?? ''], { headers: { 'Content-Type': 'image/svg+xml' } });
