import { SectionHead } from '../../ui/SectionHead.tsx';
import type { BandProps } from './Bands.tsx';

const tones = ['tone-tint', 'tone-ink'];

/** Two sides of one question, as two halves of the window. */
export function CompareBand({ id, band }: BandProps<'compare'>) {
  return (
    <section aria-labelledby={id} className="pt-band">
      <div className="wrap pb-10">
        <SectionHead id={id} heading={band.title} text={band.intro} />
      </div>
      <div className="diptych">
        {band.sides.map((side, index) => (
          <div key={side.title} className={tones[index]}>
            <h3 className="text-heading">{side.title}</h3>
            <ul className="mt-6">
              {side.items.map((item) => (
                <li key={item} className="border-t border-line py-4">
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
