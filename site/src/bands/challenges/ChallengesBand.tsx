import type { CSSProperties } from 'react';
import type { IndustryLook } from '../../art/contract.ts';
import { fill } from '../../lib/page-words.ts';
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

const variants = {
  lying: { pairs: 'pairs pairs-lying max-lg:py-band', text: 'mt-2 text-muted' },
  standing: {
    pairs: 'pairs pairs-standing max-lg:py-band',
    text: 'mt-2 text-muted',
  },
};

export function ChallengesBand({ pairs: layout, challenges, solutions, headings, labels }: Props) {
  const pairs = challenges.map((challenge, i) => ({ challenge, solution: solutions[i] }));
  const variant = variants[layout];
  const columns = { '--pairs': pairs.length } as CSSProperties;
  return (
    <div className={variant.pairs} style={columns}>
      <div className="pairs-head flex flex-wrap px-gutter pb-6 md:grid md:grid-cols-2 md:pe-0 lg:contents">
        <h2 className="pairs-above lg:text-heading">{headings.challenges}</h2>
        <h2 className="pairs-below lg:text-heading">{headings.solutions}</h2>
      </div>
      <ol className="lg:contents">
        {pairs.map(({ challenge, solution }, i) => (
          <li
            key={challenge.title}
            className="not-first:mt-8 md:grid md:grid-cols-2 lg:contents"
            style={{ '--pair': i } as CSSProperties}
          >
            <div className="pairs-challenge">
              <p className="pairs-label annotation">
                {fill(labels.challenge, { number: `${i + 1}` })}
              </p>
              <h3 className="mt-1 text-subheading">{challenge.title}</h3>
              <p className={variant.text}>{challenge.text}</p>
            </div>
            {solution && (
              <div className="pairs-solution">
                <p className="pairs-label annotation">
                  {fill(labels.solution, { number: `${i + 1}` })}
                </p>
                <h3 className="mt-1 text-subheading">{solution.title}</h3>
                <p className={variant.text}>{solution.text}</p>
              </div>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
