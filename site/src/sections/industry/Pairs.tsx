import type { CSSProperties } from 'react';
import type { VesselName } from '../../art/vessels.ts';
import { plans } from './plans.ts';

type Point = { title: string; text: string };
type Props = {
  vessel: VesselName;
  challenges: Point[];
  solutions: Point[];
  headings: { challenges: string; solutions: string };
};

/** Each challenge with its solution, across the water or across the keel: styles/industry.css. */
export function Pairs({ vessel, challenges, solutions, headings }: Props) {
  const pairs = challenges.map((challenge, i) => ({ challenge, solution: solutions[i] }));
  const columns = { '--pairs': pairs.length } as CSSProperties;
  return (
    <div className={`pairs pairs-${plans[vessel].pairs}`} style={columns}>
      <h2 className="pairs-above text-heading">{headings.challenges}</h2>
      <h2 className="pairs-below text-heading">{headings.solutions}</h2>
      <ol role="list">
        {pairs.map(({ challenge, solution }, i) => (
          <li key={challenge.title} style={{ '--pair': i } as CSSProperties}>
            <div className="pairs-challenge">
              <h3 className="text-subheading">{challenge.title}</h3>
              <p className="mt-2 text-small text-muted">{challenge.text}</p>
            </div>
            {solution && (
              <div className="pairs-solution">
                <h3 className="text-subheading">{solution.title}</h3>
                <p className="mt-2 text-small text-muted">{solution.text}</p>
              </div>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
