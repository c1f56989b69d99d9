import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { art } from './art.ts';
import type { Subject } from './contract.ts';
import { sprite, viewBoxOf } from './sprite.ts';

/** The spine of a service's callouts, and the name of the file that it is; nothing where none is drawn. */
export function spineOf(service: Subject) {
  const Picture = art.WhatYouGet?.Picture;
  if (!Picture) return undefined;
  const name = `spine-${service.slug}`;
  const markup = renderToStaticMarkup(createElement(Picture, service));
  return {
    name,
    svg: sprite({ spine: markup }),
    picture: { href: `/art/${name}.svg#spine`, viewBox: viewBoxOf(markup) },
  };
}
