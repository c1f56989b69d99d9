import type { Place } from '../../lib/page-bands.ts';
import { Band } from '../../ui/Band.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';

type Props = Place & {
  heading: string;
  text: string;
  questions: { question: string; reason: string }[];
};

/** The questions before a quote, each with its reason: an interview, not an accordion. */
export function BeforeQuote({ id, tone, heading, text, questions }: Props) {
  return (
    <Band tone={tone} labelledBy={id}>
      <SectionHead id={id} heading={heading} text={text} />
      <dl className="mt-12 grid gap-x-16 gap-y-10 md:grid-cols-2">
        {questions.map(({ question, reason }) => (
          <div key={question} className="border-t border-line pt-5">
            <dt className="font-display text-lede text-balance">{question}</dt>
            <dd className="mt-2 text-muted">{reason}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
