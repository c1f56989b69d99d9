import './Offers.css';
import { useRef } from 'react';

type Props = {
  label: string;
  questions: { asked: string; gone: boolean }[];
  again: string;
  begun: boolean;
  ask: (at: number) => void;
  restart: () => void;
};

/** What one can ask, as buttons: each once. */
export function Offers({ label, questions, again, begun, ask, restart }: Props) {
  const group = useRef<HTMLDivElement>(null);
  return (
    <div ref={group} role="group" aria-label={label} className="conversation-offers">
      <p aria-hidden="true">{label}</p>
      {questions.map(({ asked, gone }, at) => (
        <button
          key={asked}
          type="button"
          className="button button-quiet"
          aria-disabled={gone || undefined}
          onClick={() => !gone && ask(at)}
        >
          {asked}
        </button>
      ))}
      {begun && (
        <button
          type="button"
          className="conversation-again"
          onClick={() => {
            restart();
            group.current?.querySelector('button')?.focus();
          }}
        >
          {again}
        </button>
      )}
    </div>
  );
}
