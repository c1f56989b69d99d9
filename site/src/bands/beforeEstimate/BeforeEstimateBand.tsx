import type { BandPlace } from '../page-bands.ts';
import { Band } from '../../ui/Band.tsx';

type Props = BandPlace & {
  heading: string;
  text: string;
  questions: { question: string; reason: string }[];
};

export function BeforeEstimateBand({ id, tone, heading, text, questions }: Props) {
  return (
    <Band tone={tone} labelledBy={id}>
      <div className="grid items-baseline gap-x-16 gap-y-4 md:grid-cols-2">
        <h2 id={id} className="text-heading">
          {heading}
        </h2>
        <p className="text-muted">{text}</p>
      </div>
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
