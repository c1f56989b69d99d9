import { useState } from 'react';
import type { BandOf } from '../bands.ts';
import { Dialogue } from './Dialogue.tsx';
import { OfferedQuestions } from './OfferedQuestions.tsx';
import { Fallback } from '../../ui/Fallback.tsx';
import { Interactive } from '../../ui/Interactive.tsx';

type Props = Omit<BandOf<'conversation'>, 'kind' | 'heading' | 'text'>;

export function Conversation({ questions, labels, ...texts }: Props) {
  // Show an answered question from the start.
  const first = questions[0]?.handsOver ? [] : [0];
  const [asked, setAsked] = useState<number[]>(first);
  const lines = asked.flatMap((index) => questions[index] ?? []);
  const isHandedOver = lines.some(({ handsOver }) => handsOver);
  const offers = {
    labels,
    questions: questions.map((question, index) => ({
      asked: question.asked,
      gone: isHandedOver || asked.includes(index),
    })),
    ask: (index: number) => setAsked([...asked, index]),
    restart: () => setAsked(first),
  };
  // The fallback includes the room for the questions, so that nothing moves.
  const fallback = (
    <Dialogue {...texts} labels={labels} lines={questions}>
      <Interactive>
        <OfferedQuestions {...offers} begun />
      </Interactive>
    </Dialogue>
  );
  return (
    <Fallback fallback={fallback}>
      <Interactive>
        <Dialogue {...texts} labels={labels} lines={lines} live>
          <OfferedQuestions {...offers} begun={asked.length > first.length} />
        </Dialogue>
      </Interactive>
    </Fallback>
  );
}
