import './RequestBand.css';
import { Fragment, type CSSProperties, type ReactNode } from 'react';
import type { BandProps } from '../page-bands.ts';
import { Choices } from '../../ui/Choices.tsx';
import { HeadedBand } from '../../ui/HeadedBand.tsx';

type Props = BandProps<'request'>;

export function RequestBand({ id, tone, heading, text, legend, labels, exchanges }: Props) {
  return (
    <HeadedBand id={id} tone={tone} heading={heading} text={text}>
      <Choices name={id} legend={legend} options={exchanges.map(({ name }) => name)}>
        {exchanges.map(({ name, request, status, refused, took, response, reason }) => (
          <div key={name} className="exchange" role="group" aria-label={`${name}: ${status}`}>
            <div>
              <h3 className="label">{labels.request}</h3>
              <Sample code={request} />
            </div>
            <div>
              <h3 className="label">{labels.response}</h3>
              <p className="mt-1 mb-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
                <b className={refused ? 'exchange-status exchange-refused' : 'exchange-status'}>
                  {status}
                </b>{' '}
                <span className="text-small/body text-muted">{took}</span>
              </p>
              <Sample code={response} />
            </div>
            <p className="text-muted">{reason}</p>
          </div>
        ))}
      </Choices>
    </HeadedBand>
  );
}

/** A sample whose lines store their indentation, so that wrapped lines are indented further. */
const Sample = ({ code }: { code: string }) => (
  <code className="mt-2 mb-5 block rounded-window border border-line bg-ink/6 px-5 py-4 wrap-anywhere whitespace-pre-wrap">
    {code
      .trim()
      .split('\n')
      .map((line, index) => (
        <span
          key={index}
          style={{ '--in': line.length - line.trimStart().length } as CSSProperties}
        >
          <Whole text={line} gaps={[/(?<!:) /, / /]} />
          {'\n'}
        </span>
      ))}
  </code>
);

/** Text that breaks at the first of these gaps, and at the next one only if it has to: a browser breaks dates at hyphens. */
const Whole = ({ text, gaps: [gap, ...finer] }: { text: string; gaps: RegExp[] }): ReactNode =>
  gap
    ? text.split(gap).map((piece, at) => (
        <Fragment key={at}>
          {at > 0 && ' '}
          {piece && (
            <span className="inline-block max-w-full indent-0">
              <Whole text={piece} gaps={finer} />
            </span>
          )}
        </Fragment>
      ))
    : text;
