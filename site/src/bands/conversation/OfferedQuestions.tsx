import { useRef } from 'react';

type Props = {
  labels: { questions: string; restart: string };
  questions: { asked: string; gone: boolean }[];
  begun: boolean;
  ask: (index: number) => void;
  restart: () => void;
};

export function OfferedQuestions({ labels, questions, begun, ask, restart }: Props) {
  const group = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={group}
      role="group"
      aria-label={labels.questions}
      className="mt-5 flex flex-wrap gap-2"
    >
      <p aria-hidden="true" className="max-w-none flex-none basis-full label">
        {labels.questions}
      </p>
      {questions.map(({ asked, gone }, index) => (
        <button
          key={asked}
          type="button"
          className="button button-quiet text-start text-balance aria-disabled:cursor-default aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-muted aria-disabled:line-through"
          aria-disabled={gone || undefined}
          onClick={() => !gone && ask(index)}
        >
          {asked}
        </button>
      ))}
      {begun && (
        <button
          type="button"
          className="min-h-target px-3 text-small/body font-semibold underline decoration-highlight underline-offset-4"
          onClick={() => {
            restart();
            group.current?.querySelector('button')?.focus();
          }}
        >
          {labels.restart}
        </button>
      )}
    </div>
  );
}
