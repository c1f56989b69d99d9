import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { art } from 'company:art';
import { standaloneSvg } from '../../art/standalone-svg.ts';

// The pictures of the header's panels, which few visitors open.
const pictures = { 'services-panel': art.ServicesPanel, 'industries-panel': art.IndustriesPanel };

export const getStaticPaths = () =>
  Object.entries(pictures).flatMap(([picture, Drawing]) =>
    Drawing ? [{ params: { picture }, props: { Drawing } }] : [],
  );

export const GET: APIRoute<{ Drawing: NonNullable<typeof art.ServicesPanel> }> = ({ props }) =>
  new Response(standaloneSvg(renderToStaticMarkup(createElement(props.Drawing))), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
