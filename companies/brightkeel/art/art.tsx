import type { Art, IndustryLook, ServiceLook, Subject } from '@frontage/site/art';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { Drawing } from './Drawing.tsx';
import { drawingOf, namesIn } from './drawings.ts';
import { FacePortrait } from './FacePortrait.tsx';
import { faces } from './faces.ts';
import { HullAfloat } from './HullAfloat.tsx';
import { JobSheetDetail, PhotographsDetail } from './ScreenDetails.tsx';
import { sharePicture } from './share-picture.ts';

const looks: Record<string, ServiceLook> = {
  // It is on paper above the waterline, and a blueprint below.
  'ai-development': 'deep',
  // The title is on the waterline.
  design: 'titleOnLine',
};

/** The layout of an industry's page around its vessel: wide for a long ship, tall for a high rig. */
const plans: Record<string, IndustryLook> = {
  'heavy-lift': { hero: 'beside', pairs: 'vertical' },
  'hospital-ship': { hero: 'beside', pairs: 'horizontal' },
  cutter: { hero: 'beside', pairs: 'vertical' },
  'training-ship': { hero: 'beside', pairs: 'vertical' },
  clipper: { hero: 'beside', pairs: 'vertical' },
  skiff: { hero: 'below', pairs: 'vertical' },
};

const vesselOf = (industry: Subject) => drawingOf('vessels', industry);
const lookOf = (industry: Subject): IndustryLook =>
  plans[vesselOf(industry).replace('vessels/', '')] ?? { hero: 'below', pairs: 'horizontal' };

/** Vessels from small to large, each with the part of its card's drawing from bow to stern. */
const fleet: [vessel: string, part: string][] = [
  ['skiff', '12 0 134 120'],
  ['cutter', '12.5 0 137.5 120'],
  ['clipper', '14 0 135 120'],
  ['container-ship', '15.5 0 131.5 120'],
];
const vesselOfStep = (step: number) => `vessels/${fleet[step]?.[0] ?? 'clipper'}-card`;

/** The part of each of their cards that makes the next ship larger; the waterline is at 0.84 of each part's height. */
const berths = ['-18 28 210 81', '-30 23.8 224 86', '-9.5 37.2 182 70', '4 46 154 59.4'];

/** The number of steps in which `drawings/built` builds a hull. */
const STEPS = 6;
/** The first step with a mast, whose drawing is taller. */
const MASTED = 4;
const builtAt = (step: number, of: number) =>
  Math.round(Math.min(1, step / Math.max(1, of - 1)) * (STEPS - 1));

// The skiff's waterline is at 275 of the drawing's 394, the yacht's in the middle.
const noticeLines = { 'vessels/skiff': '69.8%', 'yacht-beside': '53.1%' };

/** A side view: a small boat for a missing page or a rejected form, the company's own for a sent one. */
function Notice({ kind, className }: ComponentProps<NonNullable<Art['Notice']>>) {
  const name = kind === 'sent' ? 'yacht-beside' : 'vessels/skiff';
  return (
    <div className={className} style={{ '--line': noticeLines[name] } as CSSProperties}>
      <Drawing name={name} className="own-water w-full" />
    </div>
  );
}

const openings: Record<string, ReactNode> = {
  about: <Drawing name="yacht-ahead" className="about-hull runs-on" />,
  'how-we-work': (
    <div className="built">
      {Array.from({ length: STEPS }, (_, step) => (
        <Drawing name={`built/${step}`} key={step} />
      ))}
    </div>
  ),
  imprint: <Drawing name="yacht-beside" className="side-hull own-water" />,
  security: <Drawing name="vessels/heavy-lift-ahead" className="ahead-hull own-water" />,
  contract: <Drawing name="vessels/hospital-ship-ahead" className="ahead-hull own-water" />,
  estimate: (
    <Drawing
      name="yacht-above-long"
      className="from-above on-centre-line max-lg:absolute max-lg:inset-0 max-lg:size-full"
    />
  ),
  prices: (
    <div className="fleet own-water">
      {fleet.map(([vessel, part], step) => (
        <Drawing name={vesselOfStep(step)} part={part} key={vessel} />
      ))}
    </div>
  ),
};

/** The hull at the end of a page that has already shown the company's own. */
const asks: Record<string, string> = {
  contract: 'vessels/skiff',
  estimate: 'vessels/container-ship',
  'how-we-work': 'vessels/cutter',
  prices: 'vessels/clipper',
  security: 'vessels/heavy-lift',
};

/** Lines plans: body plans for services, sheer plans for industries, half-breadth plans for articles. */
export const art: Art = {
  drawings: { service: namesIn('services'), industry: namesIn('vessels') },

  Hero: ({ shape }) =>
    shape === 'wide' ? (
      <Drawing name="sheet-band" bleed className="lines-band" />
    ) : (
      <Drawing name="sheet-tall" bleed className="lines-tall" />
    ),
  // Where station 5 crosses the waterline in the side view, and how far hero-slider.ts moves it.
  HeroSlider: {
    wide: { from: 0.3011, to: 0.4726, top: 0.2185 },
    tall: { from: 0.3849, to: 0.6182, top: 0.6325 },
  },
  ServiceCard: (service) => <Drawing name={`${drawingOf('services', service)}-card`} bleed />,
  IndustryCard: (industry) => <Drawing name={`${vesselOf(industry)}-card`} />,
  EngagementStep: ({ step, of }) => (
    <Drawing
      name={`built/${builtAt(step, of)}`}
      // On a phone, two are in a row.
      className={`hull-built ${builtAt(step | 1, of) < MASTED ? 'hull-low' : ''}`}
    />
  ),
  EstimatePlan: ({ step }) => (
    <Drawing name={vesselOfStep(step)} part={berths[step]} className="own-water" />
  ),

  ServicesPanel: () => <Drawing name="panels/services" />,
  IndustriesPanel: () => <Drawing name="panels/industries" />,

  ServiceHero: {
    look: ({ category }) => looks[category] ?? 'beside',
    Picture: HullAfloat,
  },
  WhatYouGet: { Picture: () => <Drawing name="services/spine" />, reach: () => 0.124 },

  industryLook: lookOf,
  IndustryHero: (industry) => (
    <Drawing
      name={vesselOf(industry)}
      className={`runs-on ${lookOf(industry).hero === 'below' ? 'full-breadth mt-6 w-full max-lg:mb-6 lg:relative lg:-start-1/16 lg:mt-2 lg:w-9/8' : 'mt-8 w-full max-lg:mb-6 lg:absolute lg:end-0 lg:bottom-0 lg:mt-0 lg:w-2/3'}`}
    />
  ),
  FirstRelease: (industry) => (
    <Drawing
      name={`${vesselOf(industry)}-ahead`}
      className="beside-words w-full lg:col-span-5 lg:col-start-8 print:max-h-64"
    />
  ),
  IndustryContact: (industry) => (
    <Drawing
      name={`${vesselOf(industry)}-above`}
      className="on-centre-line max-lg:mt-6 max-lg:w-full"
    />
  ),

  ArticleCard: (article) => (
    <Drawing name={`${drawingOf('articles', article)}-card`} className="line-ahead w-full" />
  ),
  ArticleHead: (article) => (
    <Drawing
      name={drawingOf('articles', article)}
      className="on-centre-line max-lg:mt-8 max-lg:w-full"
    />
  ),

  // Each page shows the company's hull from another side; prices have hulls of four sizes.
  Opening: ({ slug }) =>
    openings[slug] ?? <Drawing name="yacht-beside" className="whole-hull own-water" />,
  Mission: ({ shape }) =>
    shape === 'wide' ? (
      <Drawing name="sheet" className="lines-wide" />
    ) : (
      <Drawing name="sheet-tall" bleed className="lines-tall" />
    ),
  CallToAction: ({ slug }) => (
    <Drawing
      name={`${asks[slug] ?? 'yacht'}-above`}
      className="on-centre-line outbound max-lg:mt-10 max-lg:w-full"
    />
  ),

  Portrait: { drawn: Object.keys(faces), Picture: FacePortrait },
  Notice,

  screenDetails: { 'job-sheet': JobSheetDetail, photographs: PhotographsDetail },

  share: { picture: sharePicture, description: 'with the lines of a ship’s hull' },
};
