import { caseStudies, caseStudiesOf, caseStudyCard } from '../../queries/case-studies.ts';
import type { LoadBandContent } from '../band-content.ts';

export const content: LoadBandContent<'caseStudies'> = async ({
  count,
  caseStudies: slugs,
  ...band
}) => {
  const studies = slugs ? await caseStudiesOf(slugs) : (await caseStudies()).slice(0, count);
  return { ...band, studies: await Promise.all(studies.map((study) => caseStudyCard(study))) };
};
