import type { CSSProperties } from 'react';
import type { BandProps } from '../page-bands.ts';
import { RadioTabs } from '../../ui/RadioTabs.tsx';
import { HeadedBand } from '../../ui/HeadedBand.tsx';
import './ApiExampleBand.css';

type Props = BandProps<'apiExample'>;

export function ApiExampleBand({ id, tone, heading, text, legend, labels, exchanges }: Props) {
  return (
    <HeadedBand id={id} tone={tone} heading={heading} text={text}>
      <RadioTabs name={id} legend={legend} options={exchanges.map(({ name }) => name)}>
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
      </RadioTabs>
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
          <WholeWords text={line} />
          {'\n'}
        </span>
      ))}
  </code>
);

/** Text whose words stay whole: a browser breaks dates at hyphens. */
const WholeWords = ({ text }: { text: string }) =>
  text.split(/(?<= )/).map((word, index) => (
    <span key={index} className="inline-block max-w-full indent-0 whitespace-pre-wrap">
      {word}
    </span>
  ));
