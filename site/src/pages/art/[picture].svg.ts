import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BodyPlan } from '../../art/BodyPlan.tsx';
import { SheerPlan } from '../../art/SheerPlan.tsx';
import { standaloneSvg } from '../../art/standalone-svg.ts';

// The pictures of the header's panels: files of their own, since most visits never open a panel.
const pictures = {
  'services-panel': createElement(BodyPlan, { slug: 'services', variant: 'plate' }),
  'industries-panel': createElement(SheerPlan, { vessel: 'clipper', variant: 'plate' }),
};

type Props = { picture: keyof typeof pictures };

export const getStaticPaths = () =>
  Object.keys(pictures).map((picture) => ({ params: { picture }, props: { picture } }));

export const GET: APIRoute<Props> = ({ props }) =>
  new Response(standaloneSvg(renderToStaticMarkup(pictures[props.picture])), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
