import type { CSSProperties } from 'react';
import type { IndustryLook } from '../../art/types.ts';
import { fillWords } from '../../i18n/fill-words.ts';
import { PhoneFold } from '../../ui/PhoneFold.tsx';
import './ChallengesBand.css';

type Point = { title: string; text: string };
type Props = {
  pairs: IndustryLook['pairs'];
  challenges: Point[];
  solutions: Point[];
  headings: { challenges: string; solutions: string };
  /** The labels above each half, with a {number} token. */
  labels: { challenge: string; solution: string };
};

const looks = { lying: 'pairs-lying', standing: 'pairs-standing' };

export function ChallengesBand({ pairs: layout, challenges, solutions, headings, labels }: Props) {
  const pairs = challenges.map((challenge, index) => ({ challenge, solution: solutions[index] }));
  const columns = { '--pairs': pairs.length } as CSSProperties;
  return (
    <div className={`pairs max-lg:py-band ${looks[layout]}`} style={columns}>
      <div className="pairs-head flex flex-wrap px-gutter pb-6 md:grid md:grid-cols-2 md:pe-0 lg:contents">
        <h2 className="pairs-above text-heading">{headings.challenges}</h2>
        <h2 className="pairs-below text-heading">{headings.solutions}</h2>
      </div>
      <ol className="lg:contents">
        {pairs.map(({ challenge, solution }, index) => (
          <li
            key={challenge.title}
            className="not-first:mt-8 md:grid md:grid-cols-2 lg:contents"
            style={{ '--pair': index } as CSSProperties}
          >
            <div className="pairs-challenge">
              <Half label={labels.challenge} number={index + 1} point={challenge} />
            </div>
            {solution && (
              <div className="pairs-solution">
                <Half label={labels.solution} number={index + 1} point={solution} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

type HalfProps = { label: string; number: number; point: Point };

function Half({ label, number, point }: HalfProps) {
  return (
    <div className="max-sm:relative">
      <p className="pairs-label annotation">{fillWords(label, { number: `${number}` })}</p>
      <h3 className="mt-1 text-subheading max-sm:pe-12">{point.title}</h3>
      <PhoneFold label={point.title}>
        <p className="mt-2 text-muted">{point.text}</p>
      </PhoneFold>
    </div>
  );
}
