import type { Picture } from './picture.ts';

/** A screen of the company's, its frame, and what is read out of it. */
export type Screen = { screen: string; frame: 'desk' | 'phone'; alt: string };

/** What leads to a case study. */
export type WorkLink = {
  href: string;
  title: string;
  client: string;
  year: number;
  /** What says that nobody ordered it; nothing where somebody did. */
  concept?: string | undefined;
  /** What came of it, very short. */
  figure?: { label: string; value: string } | undefined;
};

/** A case study as lists show it. */
export type WorkCard = WorkLink & {
  lede: string;
  /** The names of the services. */
  services: string[];
  /** Where pressing it leads, in words. */
  read?: string | undefined;
  cover?: Picture | undefined;
  /** The cover where there is no picture. */
  screen?: Screen | undefined;
};

type Placed = { id: string; data: { year: number; order?: number | undefined } };

/** Case studies as lists show them: those with a place of their own first, then the newest. */
export function inWorkOrder<Study extends Placed>(studies: readonly Study[]): Study[] {
  const place = ({ data }: Study) => data.order ?? Number.MAX_VALUE;
  return studies.toSorted(
    (a, b) => place(a) - place(b) || b.data.year - a.data.year || a.id.localeCompare(b.id),
  );
}
