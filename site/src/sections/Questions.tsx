import { PlusIcon } from '../ui/icons.tsx';

type Props = {
  id: string;
  heading: string;
  text?: string | undefined;
  questions: { question: string; answer: string }[];
};

/** Questions with their answers. They stand open, so that a printout or a crawler gets them too. */
export function Questions({ id, heading, text, questions }: Props) {
  return (
    <section aria-labelledby={id} className="py-band">
      <div className="wrap">
        <h2 id={id} className="text-heading">
          {heading}
        </h2>
        {text && <p className="mt-4 measure text-muted">{text}</p>}
        <div className="mt-8 border-b border-line">
          {questions.map(({ question, answer }) => (
            <details key={question} open className="question border-t border-line">
              <summary className="flex items-baseline gap-4 py-4 hover:text-oxide">
                <h3 className="grow text-subheading">{question}</h3>
                <PlusIcon className="question-sign shrink-0 self-center" />
              </summary>
              <p className="measure pb-6 text-muted">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
