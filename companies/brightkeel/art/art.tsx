import type { ReactNode } from 'react';
import type { Art, ServiceLook } from '@frontage/site/art';
import { BodyPlan } from './BodyPlan.tsx';
import { BodySketch } from './BodySketch.tsx';
import { HalfBreadthPlan, planLength } from './HalfBreadthPlan.tsx';
import { HullBuilt } from './HullBuilt.tsx';
import { HullAfloat } from './HullAfloat.tsx';
import { FacePortrait } from './FacePortrait.tsx';
import { faces } from './faces.ts';
import { formNames, hullOf } from './hull-from-slug.ts';
import { yacht } from './hull-types.ts';
import { Kit } from './Kit.tsx';
import { LinesSheet, stationHandles } from './LinesSheet.tsx';
import { JobSheetMoment, PhotographsMoment } from './Moments.tsx';
import { Notice } from './Notice.tsx';
import { plans } from './plans.ts';
import { sharePicture } from './share-picture.ts';
import { SheerPlan } from './SheerPlan.tsx';
import { type VesselName, vesselNameOf, vesselNames, vesselOf, vessels } from './vessels.ts';
import { VesselSketch } from './VesselSketch.tsx';

const looks: Record<string, ServiceLook> = {
  // The paper ends at the waterline, below it is the blueprint.
  'ai-development': 'deep',
  // The title itself stands on the water.
  design: 'standing',
};

/** From small to large. */
const fleet: VesselName[] = ['skiff', 'cutter', 'clipper', 'container-ship'];

const openings: Record<string, ReactNode> = {
  about: <BodyPlan hull={yacht} decorative className="about-hull runs-on" />,
  'how-we-work': <SheerPlan hull={yacht} decorative className="whole-hull own-water" />,
  imprint: <SheerPlan hull={yacht} decorative className="side-hull own-water" />,
  security: (
    <BodyPlan hull={vessels['heavy-lift'].hull} decorative className="ahead-hull own-water" />
  ),
  estimate: (
    <HalfBreadthPlan
      hull={yacht}
      variant="long"
      decorative
      className="from-above on-centre-line max-lg:absolute max-lg:inset-0 max-lg:size-full"
    />
  ),
  prices: (
    <div className="fleet own-water">
      {fleet.map((vessel) => (
        <VesselSketch vessel={vessel} key={vessel} />
      ))}
    </div>
  ),
};

/** Lines plans: body plans for services, sheer plans for industries, half-breadth plans for articles. */
export const art: Art = {
  drawings: { service: formNames, industry: vesselNames },

  HomeHero: ({ shape }) =>
    shape === 'wide' ? (
      <LinesSheet variant="band" decorative className="lines-band" />
    ) : (
      <LinesSheet variant="tall" decorative className="lines-tall" />
    ),
  HomeSlider: stationHandles,
  ServiceCard: (service) => <BodySketch hull={hullOf(service)} />,
  IndustryCard: (industry) => <VesselSketch vessel={vesselNameOf(industry)} />,
  EngagementStep: HullBuilt,
  EstimatePlan: ({ step }) => <VesselSketch vessel={fleet[step] ?? 'clipper'} />,

  ServicesPanel: () => <BodyPlan slug="services" variant="plate" />,
  IndustriesPanel: () => <SheerPlan vessel="clipper" variant="plate" />,

  ServiceHero: {
    look: ({ category }) => looks[category] ?? 'beside',
    Picture: HullAfloat,
  },
  WhatYouGet: {
    Picture: (service) => <HalfBreadthPlan hull={hullOf(service)} notes={false} decorative />,
    reach: (service) => hullOf(service).beam / 2 / planLength,
  },

  industryLook: (industry) => plans[vesselNameOf(industry)],
  IndustryHero: (industry) => {
    const vessel = vesselNameOf(industry);
    return (
      <SheerPlan
        vessel={vessel}
        decorative
        className={`runs-on ${plans[vessel].hero === 'along' ? 'full-breadth mt-6 w-full max-lg:mb-6 lg:relative lg:-start-1/16 lg:mt-2 lg:w-9/8' : 'mt-8 w-full max-lg:mb-6 lg:absolute lg:end-0 lg:bottom-0 lg:mt-0 lg:w-2/3'}`}
      />
    );
  },
  FirstRelease: (industry) => (
    <BodyPlan
      hull={vesselOf(industry).hull}
      decorative
      className="beside-words w-full lg:col-span-5 lg:col-start-8 print:max-h-64"
    />
  ),
  IndustryContact: (industry) => (
    <HalfBreadthPlan
      hull={vesselOf(industry).hull}
      decorative
      className="on-centre-line max-lg:mt-6 max-lg:w-full"
    />
  ),

  ArticleCard: ({ slug }) => (
    <HalfBreadthPlan slug={slug} variant="plate" decorative className="line-ahead w-full" />
  ),
  ArticleHead: ({ slug }) => (
    <HalfBreadthPlan
      slug={slug}
      variant="long"
      decorative
      className="on-centre-line max-lg:mt-8 max-lg:w-full"
    />
  ),

  // Each page sees the company's hull from another side; prices have hulls of four sizes.
  AboutHero: ({ slug }) => openings[slug] ?? openings['how-we-work'],
  AboutMission: ({ shape }) =>
    shape === 'wide' ? (
      <LinesSheet decorative className="lines-wide" />
    ) : (
      <LinesSheet variant="tall" decorative className="lines-tall" />
    ),
  AboutAsk: () => (
    <HalfBreadthPlan
      hull={yacht}
      decorative
      className="on-centre-line outbound max-lg:mt-10 max-lg:w-full"
    />
  ),

  Portrait: { drawn: Object.keys(faces), Picture: FacePortrait },
  Contact: () => (
    <div className="hull-beside">
      <BodyPlan hull={yacht} variant="half" decorative className="half-hull w-4/5" />
    </div>
  ),
  Notice,

  moments: { 'job-sheet': JobSheetMoment, photographs: PhotographsMoment },

  share: { picture: sharePicture, description: 'with the lines of a ship’s hull' },
  Kit,
};
