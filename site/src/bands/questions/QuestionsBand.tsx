import type { BandPlace } from '../page-bands.ts';
import { SideHeadedBand } from '../../ui/SideHeadedBand.tsx';

type Props = BandPlace & {
  heading: string;
  text?: string | undefined;
  questions: { question: string; answer: string }[];
};

/** Questions that fold their answers. The first is open and shows what the others hold. */
export function QuestionsBand({ id, tone, ruled, heading, text, questions }: Props) {
  return (
    <SideHeadedBand
      id={id}
      tone={tone}
      heading={heading}
      text={text}
      className={ruled ? 'border-t border-line' : ''}
      gap="small"
      scrolls
    >
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
    </SideHeadedBand>
  );
}
