import type { BandPlace } from '../page-bands.ts';
import { Band } from '../../ui/Band.tsx';
import { BandHead } from '../../ui/BandHead.tsx';

type Props = BandPlace & {
  heading: string;
  text?: string | undefined;
  questions: { question: string; answer: string }[];
};

/** Questions that fold their answers. The first is open and shows what the others hold. */
export function QuestionsBand({ id, tone, ruled, heading, text, questions }: Props) {
  return (
    <Band tone={tone} labelledBy={id} className={ruled ? 'border-t border-line' : ''}>
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12">
        <BandHead id={id} heading={heading} text={text} className="lg:col-span-4" />
        <div className="border-b border-line lg:col-span-8">
          {questions.map(({ question, answer }, index) => (
            <details key={question} open={index === 0} className="border-t border-line">
              <summary className="fold py-4 hover:text-accent lg:py-5">
                <h3 className="text-subheading text-balance">{question}</h3>
              </summary>
              <p className="max-w-measure pb-5 text-muted lg:pb-6">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </Band>
  );
}
