import { SectionHead } from '../../ui/SectionHead.tsx';
import type { BandProps } from '../page-bands.ts';
import './CompareBand.css';

/** The heading has the other tone, so that it differs from the first half. */
const tones = {
  paper: ['tone-tint [.py-band.tone-tint+section>&]:pt-0', ''],
  tint: ["[.py-band:not([class*='tone-'])+section>&]:pt-0", 'tone-tint'],
  ink: ['tone-tint [.py-band.tone-tint+section>&]:pt-0', ''],
};

export function CompareBand({ id, tone, ...band }: BandProps<'compare'>) {
  const [head, first] = tones[tone];
  return (
    <section aria-labelledby={id}>
      <div className={`pt-band pb-8 lg:pb-12 ${head}`}>
        <div className="wrap">
          <SectionHead id={id} heading={band.heading} text={band.text} />
        </div>
      </div>
      <div className="diptych">
        {band.sides.map((side, index) => (
          <div key={side.title} className={`flex flex-col ${index === 0 ? first : 'tone-ink'}`}>
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
