import { LinesSheet } from '../../art/LinesSheet.tsx';
import { Band } from '../../ui/Band.tsx';

type Props = { heading: string; paragraphs: string[]; company: string };

/** The mission, over the company's own sheet: three views, one hull. */
export function Mission({ heading, paragraphs, company }: Props) {
  const [first, ...others] = paragraphs;
  return (
    <Band labelledBy="mission" className="overflow-clip">
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <h2 id="mission" className="text-heading lg:col-span-4">
          {heading}
        </h2>
        <div className="lg:col-span-8">
          <p className="font-display text-lede">{first}</p>
          <div className="mt-8 grid gap-x-12 gap-y-5 md:grid-cols-2">
            {others.map((paragraph) => (
              <p key={paragraph} className="text-muted">
                {paragraph}
              </p>
            ))}
          </div>
        </div>
      </div>
      <LinesSheet heading={company} decorative className="lines-sheet mt-14 hidden md:block" />
      <LinesSheet variant="tall" decorative className="mt-10 w-full md:hidden" />
    </Band>
  );
}
