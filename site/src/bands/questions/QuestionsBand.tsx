import type { Place } from '../page-bands.ts';
import { Band } from '../../ui/Band.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';

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
      <div className="mt-6 border-b border-line lg:grid lg:grid-cols-12 lg:gap-x-8">
        {questions.map(({ question, answer }) => (
          <Disclosure key={question} heading={question} text={answer} />
        ))}
      </div>
    </Band>
  );
}
