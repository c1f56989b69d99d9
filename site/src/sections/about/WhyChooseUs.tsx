import { Band } from '../../ui/Band.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import type { Points } from './points.ts';

// Two wide above three narrow: the words are not of one length.
const spans = ['lg:col-span-7', 'lg:col-span-5', 'lg:col-span-4', 'lg:col-span-4', 'lg:col-span-4'];

/** Five words that every agency uses, large, and what each can be held to. */
export function WhyChooseUs({ heading, text, points }: Points) {
  return (
    <Band tone="tint" labelledBy="why">
      <SectionHead id="why" heading={heading} text={text} />
      <ul className="mt-12 grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-12">
        {points.map(({ title, text: words }, i) => (
          <li key={title} className={`border-t border-edge pt-6 ${spans[i % spans.length]}`}>
            <h3 className="text-heading text-oxide">{title}</h3>
            <p className="mt-3 measure text-muted">{words}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
