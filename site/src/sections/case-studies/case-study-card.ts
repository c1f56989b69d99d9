import type { Picture } from '../../ui/picture.ts';

export type CaseStudyScreen = { screen: string; frame: 'desk' | 'phone'; alt: string };

export type CaseStudyLink = {
  href: string;
  title: string;
  client: string;
  year: number;
  /** The label of a concept; undefined if a client commissioned the work. */
  concept?: string | undefined;
  figure?: { label: string; value: string } | undefined;
};

export type RelatedWork = CaseStudyLink & { cover?: Picture | undefined };

export type CaseStudyCard = RelatedWork & {
  screen?: CaseStudyScreen | undefined;
  lede: string;
  services: string[];
  read?: string | undefined;
};

type Placed = { id: string; data: { year: number; order?: number | undefined } };

/** Sorts case studies: those with a position first, then the newest. */
export function sortCaseStudies<Study extends Placed>(studies: readonly Study[]): Study[] {
  const place = ({ data }: Study) => data.order ?? Number.MAX_VALUE;
  return studies.toSorted(
    (a, b) => place(a) - place(b) || b.data.year - a.data.year || a.id.localeCompare(b.id),
  );
}
