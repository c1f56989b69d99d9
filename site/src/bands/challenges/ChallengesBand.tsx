import type { CSSProperties } from 'react';
import type { IndustryLook } from '../../art/types.ts';
import { fillWords } from '../../i18n/fill-words.ts';
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

const looks = { horizontal: 'challenges-horizontal', vertical: 'challenges-vertical' };

export function ChallengesBand({ pairs: layout, challenges, solutions, headings, labels }: Props) {
  const pairs = challenges.map((challenge, index) => ({ challenge, solution: solutions[index] }));
  const columns = { '--challenges': pairs.length } as CSSProperties;
  return (
    <div className={`challenges max-lg:py-band ${looks[layout]}`} style={columns}>
      <div className="challenges-head flex flex-wrap px-gutter pb-6 md:grid md:grid-cols-2 md:pe-0 lg:contents">
        <h2 className="challenges-above text-heading">{headings.challenges}</h2>
        <h2 className="challenges-below text-heading">{headings.solutions}</h2>
      </div>
      <ol className="lg:contents">
        {pairs.map(({ challenge, solution }, index) => (
          <li
            key={challenge.title}
            className="not-first:mt-8 md:grid md:grid-cols-2 lg:contents"
            style={{ '--pair': index } as CSSProperties}
          >
            <div className="challenges-challenge">
              <HalfHead label={labels.challenge} number={index + 1} title={challenge.title} />
              <p className="mt-2 text-muted">{challenge.text}</p>
            </div>
            {solution && (
              <div className="challenges-solution">
                <HalfHead label={labels.solution} number={index + 1} title={solution.title} />
                <p className="mt-2 text-muted">{solution.text}</p>
              </div>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

type HalfHeadProps = { label: string; number: number; title: string };

function HalfHead({ label, number, title }: HalfHeadProps) {
  return (
    <>
      <p className="challenges-label label-text">{fillWords(label, { number: `${number}` })}</p>
      <h3 className="mt-1 text-subheading">{title}</h3>
    </>
  );
}
