import type { Place } from '../page-bands.ts';
import { Band } from '../../ui/Band.tsx';

type Props = Place & {
  heading: string;
  text?: string | undefined;
  questions: { question: string; answer: string }[];
};

/** Questions that fold their answers: on a desktop, these are beside them, and on phones only the first is open. */
export function QuestionsBand({ id, tone, ruled, heading, text, questions }: Props) {
  return (
    <Band tone={tone} labelledBy={id} className={ruled ? 'border-t border-line' : ''}>
      <h2 id={id} className="text-heading">
        {heading}
      </h2>
      {text && <p className="mt-4 text-balance text-muted">{text}</p>}
      <div className="mt-6 border-b border-line lg:mt-10">
        {questions.map(({ question, answer }, index) => (
          <details
            key={question}
            open
            className="relative border-t border-line lg:grid lg:grid-cols-12 lg:gap-x-8 lg:details-content:col-[5/-1]"
            data-closed-on-phones={index > 0 ? '' : undefined}
          >
            <summary className="fold items-start py-4 after:mt-1.5 hover:text-accent lg:col-span-4 lg:py-5 lg:after:absolute lg:after:end-0">
              <h3 className="text-subheading text-balance">{question}</h3>
            </summary>
            <p className="max-w-measure pb-4 text-muted lg:pt-5 lg:pb-6">{answer}</p>
          </details>
        ))}
      </div>
    </Band>
  );
}
