import type { BandKind } from '../schema/bands/bands.ts';

export type Tone = 'paper' | 'tint' | 'ink';

type KindOfBand = {
  /** The component that shows it, below site/src. */
  part: string;
  /** The id of its heading, for links; numbered by its place where there is none. */
  id?: string;
  /** The grounds that it can have, the one it was designed for first; without them any of two. */
  grounds?: readonly Tone[];
  /** Where a rule or a ground of its own sets it apart, whatever is beside it. */
  apart?: 'before' | 'after' | 'both';
};

const paper = ['paper', 'tint'] as const;
const tint = ['tint', 'paper'] as const;
const ink = ['ink', 'tint', 'paper'] as const;

/** What the product knows of each kind of band, beside its fields: schema/bands/. */
export const bandKinds: Record<BandKind, KindOfBand> = {
  prose: { part: 'sections/services/ProseBand.tsx' },
  process: { part: 'sections/services/ProcessBand.tsx' },
  cards: { part: 'sections/services/CardsBand.tsx' },
  table: { part: 'sections/services/TableBand.tsx' },
  compare: { part: 'sections/services/CompareBand.tsx', apart: 'after' },
  code: { part: 'layouts/bands/CodeBand.astro' },
  ladder: { part: 'sections/services/LadderBand.tsx' },
  list: { part: 'sections/services/ListBand.tsx' },

  hero: { part: 'sections/home/Hero.tsx', grounds: ['paper'], apart: 'after' },
  opening: { part: 'sections/about/AboutHero.tsx', grounds: ['ink'] },

  statements: { part: 'sections/about/Organised.tsx', id: 'organised', grounds: paper },
  promises: { part: 'sections/about/WhyChooseUs.tsx', id: 'why', grounds: tint },
  principles: { part: 'sections/about/Principles.tsx', id: 'principles', grounds: ink },
  mission: { part: 'sections/about/Mission.tsx', id: 'mission', grounds: paper },
  engagement: { part: 'sections/home/Engagement.tsx', id: 'engagement', grounds: paper },
  // Its questions are ruled: on the ground of the band before it stands apart all the same.
  questions: { part: 'sections/Questions.tsx', id: 'questions', grounds: paper, apart: 'before' },
  callToAction: { part: 'sections/about/Ask.tsx', id: 'ask', grounds: paper },

  picture: { part: 'sections/bands/PictureBand.tsx' },
  gallery: { part: 'sections/bands/GalleryBand.tsx' },
  screens: { part: 'sections/bands/ScreensBand.tsx' },
  map: { part: 'sections/bands/MapBand.tsx' },
  people: { part: 'sections/People.tsx', id: 'people', grounds: paper },
  video: { part: 'sections/bands/VideoBand.tsx' },

  quote: { part: 'sections/bands/QuoteBand.tsx', grounds: tint },
  moment: { part: 'sections/bands/MomentBand.tsx', grounds: tint },
  figures: { part: 'sections/bands/FiguresBand.tsx' },
  timeline: { part: 'sections/bands/TimelineBand.tsx' },
  steps: { part: 'sections/bands/StepsBand.tsx' },
  prices: { part: 'sections/bands/PricesBand.tsx' },
  articles: { part: 'sections/bands/ArticlesBand.tsx' },
  caseStudies: { part: 'sections/work/WorkBand.tsx', id: 'work', grounds: paper },
  text: { part: 'layouts/bands/TextBand.astro' },
  logos: { part: 'sections/bands/LogosBand.tsx' },

  states: { part: 'layouts/bands/demos/StatesBand.astro' },
  decisions: { part: 'layouts/bands/demos/DecisionsBand.astro' },
  request: { part: 'layouts/bands/demos/RequestBand.astro' },
  run: { part: 'layouts/bands/demos/RunBand.astro' },
  mark: { part: 'layouts/bands/demos/MarkBand.astro' },
  weight: { part: 'layouts/bands/demos/WeightBand.astro' },
  findings: { part: 'layouts/bands/demos/FindingsBand.astro' },
  threshold: { part: 'layouts/bands/demos/ThresholdBand.astro' },
  offline: { part: 'layouts/bands/demos/OfflineBand.astro' },
  conversation: { part: 'layouts/bands/demos/ConversationBand.astro' },

  customers: { part: 'sections/home/CustomerStrip.tsx', id: 'customers', grounds: tint },
  services: { part: 'layouts/bands/ServicesBand.astro', id: 'services', grounds: paper },
  achievements: { part: 'layouts/bands/AchievementsBand.astro', id: 'achievements', grounds: ink },
  industries: { part: 'sections/home/IndustriesGrid.tsx', id: 'industries', grounds: tint },
  projectLog: { part: 'sections/home/ProjectLog.tsx', id: 'log', grounds: ink },
  testimonials: {
    part: 'layouts/bands/TestimonialsBand.astro',
    id: 'testimonials',
    grounds: paper,
  },
  enquiry: { part: 'layouts/Enquiry.astro', id: 'enquiry', grounds: ['paper'], apart: 'before' },

  serviceHead: { part: 'sections/services/ServiceHero.tsx', grounds: ['paper'], apart: 'after' },
  dependsOn: { part: 'sections/services/DependsOn.tsx', id: 'depends-on', grounds: tint },
  whatYouGet: { part: 'sections/services/WhatYouGet.tsx', id: 'what-you-get', grounds: paper },
  inShort: {
    part: 'sections/services/InShort.tsx',
    id: 'what-you-get',
    grounds: paper,
    apart: 'before',
  },
  techStack: {
    part: 'sections/services/TechStack.tsx',
    id: 'tech-stack',
    grounds: paper,
    apart: 'before',
  },
  testingTools: {
    part: 'sections/services/TestingTools.tsx',
    id: 'testing-tools',
    grounds: paper,
    apart: 'before',
  },
  firstTwoWeeks: {
    part: 'sections/services/FirstTwoWeeks.tsx',
    id: 'first-two-weeks',
    grounds: tint,
  },
  serviceQuestions: {
    part: 'sections/Questions.tsx',
    id: 'questions',
    grounds: paper,
    apart: 'before',
  },
  serviceWork: {
    part: 'sections/work/RelatedWork.tsx',
    id: 'work',
    grounds: paper,
    apart: 'both',
  },

  industryHead: { part: 'sections/industry/IndustryHero.tsx', grounds: ['paper'], apart: 'after' },
  challenges: { part: 'sections/industry/Pairs.tsx', grounds: ['paper'], apart: 'both' },
  standards: { part: 'sections/industry/Standards.tsx', id: 'standards', grounds: paper },
  firstRelease: { part: 'sections/industry/FirstRelease.tsx', id: 'first-release', grounds: ink },
  benefits: { part: 'sections/industry/Benefits.tsx', id: 'benefits', grounds: paper },
  learning: { part: 'sections/industry/Learning.tsx', id: 'learning', grounds: tint },
  beforeQuote: { part: 'sections/industry/BeforeQuote.tsx', id: 'before-quote', grounds: paper },
  industryContact: {
    part: 'sections/industry/ContactBand.tsx',
    id: 'contact',
    grounds: paper,
    apart: 'before',
  },
  industryWork: {
    part: 'sections/work/RelatedWork.tsx',
    id: 'work',
    grounds: paper,
    apart: 'both',
  },

  caseHead: { part: 'sections/work/CaseHead.tsx', grounds: ['paper'], apart: 'after' },
  caseFigures: { part: 'sections/work/CaseFigures.tsx', id: 'results' },
  caseQuote: { part: 'sections/bands/QuoteBand.tsx', grounds: tint },
};
