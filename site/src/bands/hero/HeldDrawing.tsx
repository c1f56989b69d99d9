import './HeldDrawing.css';
import type { CSSProperties, ReactNode } from 'react';
import type { Art } from '../../art/contract.ts';
import type { BandOf } from '../bands.ts';
import { TitleBlock } from '../../ui/TitleBlock.tsx';

type Props = NonNullable<BandOf<'hero'>['slider']> & {
  facts: { label: string; value: string }[];
  places: NonNullable<Art['HomeSlider']>;
  /** The drawing. */
  children: ReactNode;
};

/**
 * A drawing with a handle on it, and the facts that follow: inline/on-demand.ts. Without script there is no
 * handle, and the facts are those of the drawing as it stands.
 */
export function HeldDrawing({ label, smaller, larger, facts, places, children }: Props) {
  const drawn = facts.map(({ value }) => value);
  const sizes = [...smaller.toReversed(), drawn, ...larger];
  const style = Object.fromEntries(
    Object.entries(places).flatMap(([shape, place]) =>
      Object.entries(place).map(([name, share]) => [`--${shape}-${name}`, share.toFixed(4)]),
    ),
  ) as CSSProperties;
  return (
    <div className="held" style={style}>
      <div className="held-drawing">
        {children}
        <div className="held-handle" data-sizes={JSON.stringify(sizes)}>
          {/* Drawings are not mirrored, so neither is the way of the handle. */}
          <input
            id="slider"
            type="range"
            dir="ltr"
            autoComplete="off"
            min={-smaller.length}
            max={larger.length}
            defaultValue={0}
            aria-valuetext={drawn.join(', ')}
          />
          <label htmlFor="slider">{label}</label>
        </div>
      </div>
      <div className="held-facts wrap">
        <TitleBlock facts={facts} />
      </div>
    </div>
  );
}
