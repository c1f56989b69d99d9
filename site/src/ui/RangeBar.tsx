import type { PriceRange } from './price-range.ts';

type Props = { range: PriceRange | undefined; scale: number | undefined };

/** Shows where a price lies among others, which readers see beside it as a text. */
export function RangeBar({ range, scale }: Props) {
  if (!range || !scale) return null;
  const percent = (amount: number) => `${(amount / scale) * 100}%`;
  return (
    <span aria-hidden="true" className="mt-3 block h-1 bg-line print:hidden">
      <span
        className="block h-full bg-highlight"
        style={{
          marginInlineStart: percent(range.from),
          inlineSize: percent(range.to - range.from),
        }}
      />
    </span>
  );
}
