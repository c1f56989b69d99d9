import {
  type BandKind,
  type BandOf,
  type CaseStudyBand,
  definitions,
  holdsHeading,
  type IndustryBand,
  type PageBand,
  type ServiceBand,
} from './bands.ts';
import type { Image } from '../fields/image.ts';
import { bandTones } from './band-tones.ts';
import type { Tone } from '../styles/tones.ts';

type Placed = { kind: BandKind };

/**
 * The position of a band on its page, its background, and whether it needs space or a rule to separate it from the band
 * above.
 */
export type BandPlace = { id: string; tone: Tone; ruled: boolean };

/** The props of a band of this kind: its position on the page, and its fields. */
export type BandProps<Kind extends BandKind> = BandPlace & Omit<BandOf<Kind>, 'kind'>;

const isWhole = (bands: readonly Placed[]) => bands.some(({ kind }) => holdsHeading(kind));

/** The row of case studies comes before the first of these bands, unless the page places it. */
const afterWork: readonly BandKind[] = [
  'serviceQuestions',
  'benefits',
  'beforeQuote',
  'enquiry',
  'industryContact',
];

/** Adds the row of case studies to a page that has some but does not place them. */
function withWork<One extends Placed>(
  bands: readonly One[],
  row: NoInfer<One>,
  hasWork: boolean,
): readonly One[] {
  if (!hasWork) return bands.filter(({ kind }) => kind !== row.kind);
  if (bands.some(({ kind }) => kind === row.kind)) return bands;
  const before = bands.findIndex(({ kind }) => afterWork.includes(kind));
  return bands.toSpliced(before < 0 ? bands.length : before, 0, row);
}

/**
 * Returns all bands of a service's page: its own between those that all services share, unless its own make up the
 * whole page.
 *
 * @param hasWork whether a case study names the service
 */
export function bandsOfService(
  service: { bands: readonly ServiceBand[]; techStack: boolean; testingTools: boolean },
  hasWork = false,
): readonly ServiceBand[] {
  return withWork(ofService(service), { kind: 'relatedWork' }, hasWork);
}

function ofService(service: {
  bands: readonly ServiceBand[];
  techStack: boolean;
  testingTools: boolean;
}): readonly ServiceBand[] {
  if (isWhole(service.bands)) return service.bands;
  return [
    { kind: 'serviceHead' },
    ...service.bands,
    { kind: 'dependsOn' },
    { kind: 'whatYouGet' },
    ...(service.techStack ? [{ kind: 'techStack' } as const] : []),
    ...(service.testingTools ? [{ kind: 'testingTools' } as const] : []),
    { kind: 'firstTwoWeeks' },
    { kind: 'serviceQuestions' },
    { kind: 'enquiry' },
  ];
}

/** Returns all bands of an industry's page, by the same rules as for a service. */
export function bandsOfIndustry(
  { bands }: { bands: readonly IndustryBand[] },
  hasWork = false,
): readonly IndustryBand[] {
  return withWork(ofIndustry(bands), { kind: 'relatedWork' }, hasWork);
}

function ofIndustry(bands: readonly IndustryBand[]): readonly IndustryBand[] {
  if (isWhole(bands)) return bands;
  return [
    { kind: 'industryHead' },
    { kind: 'challenges' },
    { kind: 'standards' },
    { kind: 'firstRelease' },
    ...bands,
    { kind: 'benefits' },
    { kind: 'learning' },
    { kind: 'beforeQuote' },
    { kind: 'industryContact' },
  ];
}

/** Returns all bands of a case study: its story below its heading and figures, unless it places them itself. */
export function bandsOfCaseStudy({
  bands,
  figures = [],
}: {
  bands: readonly CaseStudyBand[];
  figures?: readonly unknown[];
}): readonly CaseStudyBand[] {
  if (isWhole(bands)) return bands;
  return [
    { kind: 'caseHead', look: 'wide' },
    ...(figures.length > 0 ? [{ kind: 'caseFigures' } as const] : []),
    ...bands,
  ];
}

/** Returns the ids of a page's bands: their kinds, numbered if repeated, or `part-1`. */
export function bandIds(kinds: readonly BandKind[]): string[] {
  const count = new Map<string, number>();
  return kinds.map((kind) => {
    if (holdsHeading(kind)) return '';
    const fixedId = definitions[kind].id;
    const number = (count.get(fixedId ?? '') ?? 0) + 1;
    count.set(fixedId ?? '', number);
    if (!fixedId) return `part-${number}`;
    return number === 1 ? fixedId : `${fixedId}-${number}`;
  });
}

export function placeBands(kinds: readonly BandKind[]): BandPlace[] {
  const ids = bandIds(kinds);
  const tones = bandTones(kinds);
  return kinds.map((_, index) => ({
    id: ids[index] ?? '',
    tone: tones[index] ?? 'paper',
    ruled: tones[index] === tones[index - 1] && !hasRules(kinds[index - 1]),
  }));
}

const hasRules = (kind: BandKind | undefined) => kind && definitions[kind].separated === 'both';

export function pageHeadline(bands: readonly PageBand[]): string {
  for (const band of bands) {
    if (band.kind === 'hero') return `${band.lead} ${band.words.join(', ')} ${band.rest}`;
    if (band.kind === 'opening') return band.heading;
  }
  return '';
}

export function pictureOf(bands: readonly PageBand[]): Image | undefined {
  const [first] = bands;
  return first?.kind === 'hero' || first?.kind === 'opening' ? first.image : undefined;
}
