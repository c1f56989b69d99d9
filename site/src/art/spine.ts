import { createElement } from 'react';
import { art } from './art.ts';
import type { Subject } from './contract.ts';
import { drawn, sprite } from './sprite.ts';

/** The spine of a service's callouts, and the name of the file that it is; nothing where none is drawn. */
export function spineOf(service: Subject) {
  const Picture = art.WhatYouGet?.Picture;
  if (!Picture) return undefined;
  const name = `spine-${service.slug}`;
  const { markup, viewBox } = drawn(createElement(Picture, service));
  return {
    name,
    svg: sprite({ spine: markup }),
    picture: { href: `/art/${name}.svg#spine`, viewBox },
  };
}
