import { createElement } from 'react';
import { art } from './art.ts';
import type { Subject } from './contract.ts';
import { inSprite, type CustomerMark } from './customer-logos.ts';
import { type SpritePart, spriteParts } from './sprite-parts.ts';

// The home page of a further language may show fewer things: its drawings are a file of its own.
const { FURTHER_LANGUAGE } = import.meta.env;

/** What the file is called, without its extension. */
export const homeSpriteName = FURTHER_LANGUAGE ? `home-${FURTHER_LANGUAGE}` : 'home';

const { part, fileOf } = spriteParts(homeSpriteName);

/** The hero's picture in one of its shapes, where the company draws one. */
export function heroPart(shape: 'wide' | 'tall'): SpritePart | undefined {
  const { HomeHero } = art;
  return HomeHero && part(`hero-${shape}`, () => createElement(HomeHero, { shape }));
}

/** The picture of a service's card, where the company draws them. */
export function serviceCardPart(service: Subject): SpritePart | undefined {
  const { ServiceCard } = art;
  return (
    ServiceCard && part(`service-${service.slug}`, () => createElement(ServiceCard, { ...service }))
  );
}

/** The picture of an industry's cell, where the company draws them. */
export function industryCardPart(industry: Subject): SpritePart | undefined {
  const { IndustryCard } = art;
  return (
    IndustryCard &&
    part(`industry-${industry.slug}`, () => createElement(IndustryCard, { ...industry }))
  );
}

/** A customer's logo that takes the colour of what is around it. */
export function logoPart(mark: CustomerMark): SpritePart | undefined {
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
  return fileOf([
    heroPart('wide'),
    heroPart('tall'),
    ...shown.services.map(serviceCardPart),
    ...shown.industries.map(industryCardPart),
    ...shown.logos.map(logoPart),
  ]);
}
