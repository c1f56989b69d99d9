import { MinusIcon, PlusIcon } from '../ui/icons.tsx';

type Props = {
  id: string;
  heading: string;
  text?: string | undefined;
  questions: { question: string; answer: string }[];
};

/**
 * Questions with their answers. They stand open, so that a printout or a crawler gets them too; where
 * there is room they are a plain list, which nobody needs to fold.
 */
export function Questions({ id, heading, text, questions }: Props) {
  return (
    <section aria-labelledby={id} className="py-band">
      <div className="wrap">
        <h2 id={id} className="text-heading">
          {heading}
        </h2>
        {text && <p className="mt-4 measure text-muted">{text}</p>}
        <div className="questions mt-8 border-b border-line">
          {questions.map(({ question, answer }) => (
            <details
              key={question}
              open
              className="group border-t border-line lg:grid lg:grid-cols-12 lg:gap-x-8 details-content:lg:col-span-7"
            >
              <summary className="flex items-start justify-between gap-4 py-5 max-lg:hover:text-oxide lg:pointer-events-none lg:col-span-5">
                <h3 className="text-subheading">{question}</h3>
                <span className="mt-0.5 shrink-0 lg:hidden">
                  <PlusIcon className="group-open:hidden" />
                  <MinusIcon className="hidden group-open:block" />
                </span>
              </summary>
              <p className="measure pb-6 text-muted lg:pt-5">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
