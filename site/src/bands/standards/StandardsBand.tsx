import type { BandPlace } from '../page-bands.ts';
import { QuestionsBand } from '../questions/QuestionsBand.tsx';

type Props = BandPlace & { heading: string; standards: { name: string; text: string }[] };

export function StandardsBand({ standards, ...band }: Props) {
  const questions = standards.map(({ name, text }) => ({ question: name, answer: text }));
  return <QuestionsBand {...band} questions={questions} />;
}
