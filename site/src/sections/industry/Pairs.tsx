import type { CSSProperties } from 'react';
import type { IndustryLook } from '../../art/contract.ts';
import { fill } from '../../lib/page-words.ts';

type Point = { title: string; text: string };
type Props = {
  /** How the line between the two lies on a wide screen. */
  pairs: IndustryLook['pairs'];
  challenges: Point[];
  solutions: Point[];
  headings: { challenges: string; solutions: string };
  /** Over each half; hold {number}. */
  labels: { challenge: string; solution: string };
};

const textLooks = { lying: 'text-small', standing: 'max-lg:text-small' };

/** Each challenge with its solution, across one line: styles/industry.css. */
export function Pairs({ pairs: look, challenges, solutions, headings, labels }: Props) {
  const pairs = challenges.map((challenge, i) => ({ challenge, solution: solutions[i] }));
  const text = `mt-2 text-muted ${textLooks[look]}`;
  const columns = { '--pairs': pairs.length } as CSSProperties;
  return (
    <div className={`pairs pairs-${look}`} style={columns}>
      <div className="pairs-head">
        <h2 className="pairs-above">{headings.challenges}</h2>
        <h2 className="pairs-below">{headings.solutions}</h2>
      </div>
      <ol>
        {pairs.map(({ challenge, solution }, i) => (
          <li key={challenge.title} style={{ '--pair': i } as CSSProperties}>
            <div className="pairs-challenge">
              <p className="pairs-label annotation">
                {fill(labels.challenge, { number: `${i + 1}` })}
              </p>
              <h3 className="text-subheading">{challenge.title}</h3>
              <p className={text}>{challenge.text}</p>
            </div>
            {solution && (
              <div className="pairs-solution">
                <p className="pairs-label annotation">
                  {fill(labels.solution, { number: `${i + 1}` })}
                </p>
                <h3 className="text-subheading">{solution.title}</h3>
                <p className={text}>{solution.text}</p>
              </div>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
