import type { Picture } from './picture.ts';

export type Screen = { screen: string; frame: 'desk' | 'phone'; alt: string };

export type WorkLink = {
  href: string;
  title: string;
  client: string;
  year: number;
  /** What says that nobody ordered it; nothing where somebody did. */
  concept?: string | undefined;
  figure?: { label: string; value: string } | undefined;
};

/** A case study as lists show it. */
export type WorkCard = WorkLink & {
  lede: string;
  services: string[];
  read?: string | undefined;
  cover?: Picture | undefined;
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
