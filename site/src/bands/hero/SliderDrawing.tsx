import type { CSSProperties, ReactNode } from 'react';
import type { Art } from '../../art/types.ts';
import type { BandOf } from '../bands.ts';
import { FactGrid } from '../../ui/FactGrid.tsx';
import './SliderDrawing.css';

type Props = NonNullable<BandOf<'hero'>['slider']> & {
  facts: { label: string; value: string }[];
  places: NonNullable<Art['HeroSlider']>;
  children: ReactNode;
};

/**
 * A drawing with a slider that changes it and the facts: scripts/on-demand.ts. Without JavaScript there is no slider,
 * and the facts match the drawing.
 */
export function SliderDrawing({ label, smaller, larger, facts, places, children }: Props) {
  const values = facts.map(({ value }) => value);
  const sizes = [...smaller.toReversed(), values, ...larger];
  const style = Object.fromEntries(
    Object.entries(places).flatMap(([shape, place]) =>
      Object.entries(place).map(([name, share]) => [`--${shape}-${name}`, share.toFixed(4)]),
    ),
  ) as CSSProperties;
  return (
    <div className="slider-figure" style={style}>
      <div className="slider-drawing">
        {children}
        <div className="slider-handle" data-sizes={JSON.stringify(sizes)}>
          {/* Drawings are not mirrored in right-to-left text, so the slider is not either. */}
          <input
            id="slider"
            type="range"
            dir="ltr"
            autoComplete="off"
            min={-smaller.length}
            max={larger.length}
            defaultValue={0}
            aria-valuetext={values.join(', ')}
          />
          <label htmlFor="slider">{label}</label>
        </div>
      </div>
      <div className="slider-facts wrap">
        <FactGrid facts={facts} />
      </div>
    </div>
  );
}
