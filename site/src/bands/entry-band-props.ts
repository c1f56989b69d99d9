import type { BandPlace } from './page-bands.ts';

type Modules = {
  serviceHead: typeof import('./serviceHead/ServiceHeadBand.tsx');
  dependsOn: typeof import('./dependsOn/DependsOnBand.tsx');
  whatYouGet: typeof import('./whatYouGet/WhatYouGetBand.tsx');
  serviceSummary: typeof import('./serviceSummary/ServiceSummaryBand.tsx');
  techStack: typeof import('./techStack/TechStackBand.tsx');
  testingTools: typeof import('./testingTools/TestingToolsBand.tsx');
  firstTwoWeeks: typeof import('./firstTwoWeeks/FirstTwoWeeksBand.tsx');
  relatedWork: typeof import('./relatedWork/RelatedWorkBand.tsx');
  serviceQuestions: typeof import('./serviceQuestions/ServiceQuestionsBand.tsx');
  industryHead: typeof import('./industryHead/IndustryHeadBand.tsx');
  challenges: typeof import('./challenges/ChallengesBand.tsx');
  standards: typeof import('./standards/StandardsBand.tsx');
  firstRelease: typeof import('./firstRelease/FirstReleaseBand.tsx');
  benefits: typeof import('./benefits/BenefitsBand.tsx');
  learning: typeof import('./learning/LearningBand.tsx');
  beforeEstimate: typeof import('./beforeEstimate/BeforeEstimateBand.tsx');
  industryContact: typeof import('./industryContact/IndustryContactBand.tsx');
  caseHead: typeof import('./caseHead/CaseHeadBand.tsx');
  caseFigures: typeof import('./caseFigures/CaseFiguresBand.tsx');
};

type PropsOf<Kind extends keyof Modules> =
  Modules[Kind] extends Record<`${Capitalize<Kind>}Band`, (props: infer Props) => unknown>
    ? Omit<Props, keyof BandPlace>
    : never;

/**
 * The content of bands whose words are in the page's own entry: what their components take. Undefined for a band that is
 * omitted.
 */
export type EntryBandProps = { [Kind in keyof Modules]?: PropsOf<Kind> | undefined };
