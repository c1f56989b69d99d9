import { expect, test } from 'vitest';
import type { BandOf } from './bands.ts';
import {
  bandIds,
  bandsOfCaseStudy,
  bandsOfIndustry,
  bandsOfService,
  pageHeadline,
} from './page-bands.ts';

const kinds = (bands: readonly { kind: string }[]) => bands.map(({ kind }) => kind).join(' ');
const prose: BandOf<'prose'> = { kind: 'prose', heading: 'One', paragraphs: ['Two'] };

test('the body of a service is between the bands that all services share', () => {
  const rows = { techStack: true, testingTools: false };
  expect(kinds(bandsOfService({ bands: [prose], ...rows }))).toBe(
    'serviceHead prose dependsOn whatYouGet techStack firstTwoWeeks serviceQuestions enquiry',
  );
  expect(kinds(bandsOfIndustry({ bands: [] }))).toBe(
    'industryHead challenges standards firstRelease benefits learning beforeEstimate industryContact',
  );
});

test('bands that include the heading make up the whole page', () => {
  const own = [{ kind: 'techStack' }, { kind: 'serviceHead' }, prose] as const;
  expect(kinds(bandsOfService({ bands: own, techStack: true, testingTools: true }))).toBe(
    'techStack serviceHead prose',
  );
  expect(kinds(bandsOfIndustry({ bands: [{ kind: 'industryHead' }, prose] }))).toBe(
    'industryHead prose',
  );
});

test('each band has a unique id on its page, and the heading has none', () => {
  expect(
    bandIds(['hero', 'prose', 'questions', 'projectLog', 'list', 'questions', 'serviceQuestions']),
  ).toEqual(['', 'part-1', 'questions', 'project-log', 'part-2', 'questions-2', 'questions-3']);
});

test('the heading of a page comes from its first band', () => {
  const hero = { kind: 'hero', lead: 'We', words: ['plan', 'build'], rest: 'sheds.' };
  expect(pageHeadline([prose, hero as never])).toBe('We plan, build sheds.');
  expect(
    pageHeadline([
      prose,
      { kind: 'opening', heading: 'Prices', text: 'All', links: [], look: 'high' },
    ]),
  ).toBe('Prices');
});

test('case studies are linked from the services and industries that they name, before the questions', () => {
  const service = { bands: [prose], techStack: false, testingTools: false };
  expect(kinds(bandsOfService(service, true))).toBe(
    'serviceHead prose dependsOn whatYouGet firstTwoWeeks relatedWork serviceQuestions enquiry',
  );
  expect(kinds(bandsOfService(service, false))).not.toContain('relatedWork');
  const whole = { ...service, bands: [{ kind: 'serviceHead' }, prose] as const };
  expect(kinds(bandsOfService(whole, true))).toBe('serviceHead prose relatedWork');
  expect(kinds(bandsOfIndustry({ bands: [] }, true))).toContain(
    'firstRelease relatedWork benefits',
  );
  const placed = { bands: [{ kind: 'relatedWork' }, { kind: 'industryHead' }] as const };
  expect(kinds(bandsOfIndustry(placed, true))).toBe('relatedWork industryHead');
  expect(kinds(bandsOfIndustry(placed, false))).toBe('industryHead');
});

test('a case study has its heading and figures above its story, unless it places them itself', () => {
  expect(kinds(bandsOfCaseStudy({ bands: [prose], figures: [1] }))).toBe(
    'caseHead caseFigures prose',
  );
  expect(kinds(bandsOfCaseStudy({ bands: [prose] }))).toBe('caseHead prose');
  const own = [{ kind: 'caseHead', look: 'beside' }, prose, { kind: 'caseFigures' }] as const;
  expect(kinds(bandsOfCaseStudy({ bands: own, figures: [1] }))).toBe('caseHead prose caseFigures');
});
