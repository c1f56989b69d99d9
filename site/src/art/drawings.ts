import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { art } from './art.ts';
import type { Subject } from './contract.ts';
import { inOneColor, type CustomerMark } from './customer-logos.ts';

// Drawings as parts of a file, for `<use href="/art/FILE.svg#PART">`: they use the page's colours as if they were in
// it, but do not delay the page's text.

/** The URL and the view box of a drawing. */
export type DrawingPart = {
  href: string;
  viewBox: string;
  /** The drawing's own classes. */
  className: string;
};

/** The markup of each part by its URL, shared by the page that shows it and the route of the file. */
const drawn = new Map<string, string>();

function part<Props extends object>(
  file: string,
  id: string,
  Drawing: ComponentType<Props> | undefined,
  props: Props,
): DrawingPart | undefined {
  if (!Drawing) return undefined;
  const href = `/art/${file}.svg#${id}`;
  const markup = drawn.get(href) ?? renderToStaticMarkup(createElement(Drawing, props));
  drawn.set(href, markup);
  const [svg = ''] = /^<svg[^>]*>/.exec(markup) ?? [];
  const [, viewBox] = / viewBox="([^"]+)"/.exec(svg) ?? [];
  if (!viewBox) throw new Error(`The drawing ${href} needs a viewBox to be shown.`);
  const [, className = ''] = / class="([^"]*)"/.exec(svg) ?? [];
  return { href, viewBox, className };
}

/** Returns the files that contain these parts, by name. */
export function drawingFiles(parts: readonly (DrawingPart | undefined)[]): [string, string][] {
  const there = new Set(parts.filter((one) => one !== undefined).map(({ href }) => href));
  const byFile = Map.groupBy(there, (href) => href.replace(/^\/art\/|\.svg#.*$/g, ''));
  return [...byFile].map(([file, hrefs]) => [
    file,
    sprite(hrefs.map((href) => [href.replace(/^.*#/, ''), drawn.get(href) ?? ''])),
  ]);
}

/** @param parts the id and the markup, an `<svg>` element, of each drawing */
function sprite(parts: (readonly [id: string, markup: string])[]): string {
  const groups = parts.map(([id, markup]) => {
    const [, attributes = ''] = /^<svg([^>]*)>/.exec(markup) ?? [];
    const kept = attributes.replace(
      / (?:xmlns|viewBox|class|aria-hidden|aria-label|overflow|role)="[^"]*"/g,
      '',
    );
    const inner = markup
      .slice(markup.indexOf('>') + 1, markup.lastIndexOf('</svg>'))
      // Close empty elements, most of the file, the short way that XML allows.
      .replace(/><\/(?:path|circle|line|rect|use)>/g, '/>');
    return `<g id="${id}"${kept}>${inner}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${groups.join('')}</svg>`;
}

// The home page of an additional language may show fewer drawings, so it has its own file.
const { ADDITIONAL_LANGUAGE } = import.meta.env;
const home = ADDITIONAL_LANGUAGE ? `home-${ADDITIONAL_LANGUAGE}` : 'home';

type Shape = 'wide' | 'tall';

export const heroPart = (shape: Shape) => part(home, `hero-${shape}`, art.HomeHero, { shape });

export const serviceCardPart = (service: Subject) =>
  part(home, `service-${service.slug}`, art.ServiceCard, service);

export const industryCardPart = (industry: Subject) =>
  part(home, `industry-${industry.slug}`, art.IndustryCard, industry);

export function logoPart(mark: CustomerMark): DrawingPart | undefined {
  const logo = inOneColor(mark);
  const Logo = ({ viewBox, content }: { viewBox: string; content: string }) =>
    createElement('svg', { viewBox, dangerouslySetInnerHTML: { __html: content } });
  return logo && part(home, mark.mark, Logo, logo);
}

export const spinePart = (service: Subject) =>
  part(`spine-${service.slug}`, 'spine', art.WhatYouGet?.Picture, service);
