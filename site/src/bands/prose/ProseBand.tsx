import { Band } from '../../ui/Band.tsx';
import { StackedHeading } from '../../ui/StackedHeading.tsx';
import type { BandProps } from '../page-bands.ts';

export function ProseBand({ id, tone, heading, text, paragraphs, aside }: BandProps<'prose'>) {
  const [first, ...rest] = paragraphs;
  return (
    <Band tone={tone} labelledBy={id}>
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        {/* A remark in the margin takes the heading's column. */}
        <StackedHeading
          id={id}
          heading={heading}
          text={text}
          className={aside ? 'lg:col-span-7' : 'lg:col-span-4'}
        />
        <div className={`lg:col-span-7 ${aside ? 'lg:col-start-1' : 'lg:col-start-6'}`}>
          <p className="text-lede">{first}</p>
          {rest.map((paragraph) => (
            <p key={paragraph} className="mt-6 text-muted">
              {paragraph}
            </p>
          ))}
        </div>
        {aside && (
          <aside className="self-start border-s-2 border-highlight ps-5 lg:col-span-5 lg:col-start-8">
            <p className="label-text">{aside.label}</p>
            <p className="mt-2 font-display text-subheading">{aside.text}</p>
          </aside>
        )}
      </div>
    </Band>
  );
}
