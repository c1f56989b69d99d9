import { createElement, type ReactElement } from 'react';
import { art } from './art.ts';
import type { Subject } from './contract.ts';
import { inSprite, type CustomerMark } from './customer-logos.ts';
import { drawn, sprite } from './sprite.ts';

/** A part of the home page's sprite: where it is found, and the box that it is drawn in. */
export interface HomePart {
  href: string;
  viewBox: string;
  /** The classes that the drawing gives itself. */
  className: string;
  /** What it is drawn from: its own markup. */
  markup: string;
}

// The home page of a further language may show fewer things: its drawings are a file of its own.
const { FURTHER_LANGUAGE } = import.meta.env;

/** What the file is called, without its extension. */
export const homeSpriteName = FURTHER_LANGUAGE ? `home-${FURTHER_LANGUAGE}` : 'home';

const file = `/art/${homeSpriteName}.svg`;

const known = new Map<string, HomePart>();

function part(id: string, drawing: () => ReactElement): HomePart {
  const before = known.get(id);
  if (before) return before;
  const { markup, viewBox } = drawn(drawing());
  const className = /^<svg[^>]* class="([^"]*)"/.exec(markup)?.[1] ?? '';
  const made = { href: `${file}#${id}`, viewBox, className, markup };
  known.set(id, made);
  return made;
}

/** The hero's picture in one of its shapes, where the company draws one. */
export function heroPart(shape: 'wide' | 'tall'): HomePart | undefined {
  const { HomeHero } = art;
  return HomeHero && part(`hero-${shape}`, () => createElement(HomeHero, { shape }));
}

/** The picture of a service's card, where the company draws them. */
export function serviceCardPart(service: Subject): HomePart | undefined {
  const { ServiceCard } = art;
  return (
    ServiceCard && part(`service-${service.slug}`, () => createElement(ServiceCard, { ...service }))
  );
}

/** The picture of an industry's cell, where the company draws them. */
export function industryCardPart(industry: Subject): HomePart | undefined {
  const { IndustryCard } = art;
  return (
    IndustryCard &&
    part(`industry-${industry.slug}`, () => createElement(IndustryCard, { ...industry }))
  );
}

/** A customer's logo that takes the colour of what is around it. */
export function logoPart(mark: CustomerMark): HomePart | undefined {
  const logo = inSprite(mark);
  return (
    logo &&
    part(mark.mark, () =>
      createElement('svg', {
        viewBox: logo.viewBox,
        dangerouslySetInnerHTML: { __html: logo.content },
      }),
    )
  );
}

/**
 * All that is drawn on the home page, as one file. It is there when the page is, without waiting for
 * anybody to scroll, and the page itself fits into the first packets that a server may send.
 */
export function homeSprite(shown: {
  services: readonly Subject[];
  industries: readonly Subject[];
  logos: readonly CustomerMark[];
}): string {
  const parts = [
    heroPart('wide'),
    heroPart('tall'),
    ...shown.services.map(serviceCardPart),
    ...shown.industries.map(industryCardPart),
    ...shown.logos.map(logoPart),
  ].filter((one) => one !== undefined);
  return sprite(Object.fromEntries(parts.map(({ href, markup }) => [idIn(href), markup])));
}

const idIn = (href: string) => href.slice(file.length + 1);
