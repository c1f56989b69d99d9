import './RequestBand.css';
import type { CSSProperties } from 'react';
import type { BandProps } from '../page-bands.ts';
import { Choices } from '../../ui/Choices.tsx';
import { HeadedBand } from '../../ui/HeadedBand.tsx';

type Props = BandProps<'request'>;

/** Requests to an interface and what it answers, refusals too. */
export function RequestBand({ id, tone, heading, text, legend, labels, exchanges }: Props) {
  return (
    <HeadedBand id={id} tone={tone} heading={heading} text={text}>
      <Choices name={id} legend={legend} options={exchanges.map(({ name }) => name)}>
        {exchanges.map(({ name, request, status, refused, took, response, reason }) => (
          <div key={name} className="demo-exchange" role="group" aria-label={`${name}: ${status}`}>
            <div>
              <h3>{labels.request}</h3>
              <Sample code={request} />
            </div>
            <div>
              <h3>{labels.response}</h3>
              <p className={refused ? 'demo-status demo-refused' : 'demo-status'}>
                <b>{status}</b> <span>{took}</span>
              </p>
              <Sample code={response} />
            </div>
            <p className="demo-reason">{reason}</p>
          </div>
        ))}
      </Choices>
    </HeadedBand>
  );
}

/** Each line knows how far in it begins, so that what is wrapped goes on below it. */
const Sample = ({ code }: { code: string }) => (
  <code>
    {code
      .trim()
      .split('\n')
      .map((line, at) => (
        <span key={at} style={{ '--in': line.length - line.trimStart().length } as CSSProperties}>
          {`${line}\n`}
        </span>
      ))}
  </code>
);
