import type { Place } from '../page-bands.ts';
import { Band } from '../../ui/Band.tsx';

type Props = Place & {
  heading: string;
  text?: string | undefined;
  questions: { question: string; answer: string }[];
};

export function QuestionsBand({ id, tone, ruled, heading, text, questions }: Props) {
  return (
    <Band tone={tone} labelledBy={id} className={ruled ? 'border-t border-line' : ''}>
      <h2 id={id} className="text-heading">
        {heading}
      </h2>
      {text && <p className="mt-4 text-balance text-muted">{text}</p>}
      <div className="mt-6 border-b border-line">
        {questions.map(({ question, answer }) => (
          <details
            key={question}
            open
            className="question border-t border-line lg:grid lg:grid-cols-12 lg:gap-x-8 lg:details-content:col-span-5"
          >
            <summary className="fold items-start py-4 after:mt-1.5 hover:text-accent lg:col-span-7 lg:py-5">
              <h3 className="text-subheading">{question}</h3>
            </summary>
            <p className="pb-4 text-muted lg:pt-5 lg:pb-6">{answer}</p>
          </details>
        ))}
      </div>
    </Band>
  );
}
