import { toneClasses } from '../../styles/tones.ts';
import { WideHeading } from '../../ui/WideHeading.tsx';
import type { BandProps } from '../page-bands.ts';
import './CompareBand.css';

/** The first half has the other tone, so that it differs from the heading. */
const firstHalf = { paper: 'tone-tint', tint: '', ink: 'tone-tint' };

export function CompareBand({ id, tone, ...band }: BandProps<'compare'>) {
  return (
    <section aria-labelledby={id}>
      <div className={`pt-band pb-8 lg:pb-12 ${toneClasses[tone]}`}>
        <div className="wrap">
          <WideHeading id={id} heading={band.heading} text={band.text} />
        </div>
      </div>
      <div className="compare-halves">
        {band.sides.map((side, index) => (
          <div
            key={side.title}
            className={`flex flex-col ${index === 0 ? firstHalf[tone] : 'tone-ink'}`}
          >
            <h3 className="text-subheading">{side.title}</h3>
            <ul className="mt-4">
              {side.items.map((item) => (
                <li key={item} className="border-t border-line py-3">
                  <span className="block max-w-measure">{item}</span>
                </li>
              ))}
            </ul>
            {side.note && <p className="mt-auto pt-6 text-small text-muted">{side.note}</p>}
          </div>
        ))}
      </div>
    </section>
  );
}
