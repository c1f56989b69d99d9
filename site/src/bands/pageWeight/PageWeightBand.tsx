import type { CSSProperties } from 'react';
import { fillWords } from '../../i18n/fill-words.ts';
import { loadSeconds, shareOfLimit, weightOf } from './page-weight.ts';
import type { BandProps } from '../page-bands.ts';
import { RadioTabs } from '../../ui/RadioTabs.tsx';
import { HeadedBand } from '../../ui/HeadedBand.tsx';
import './PageWeightBand.css';

/** The development server builds nothing to measure. */
const figure = (token: string) => (import.meta.env.DEV ? '–' : token);

type Props = BandProps<'pageWeight'>;

export function PageWeightBand({
  id,
  tone,
  heading,
  text,
  parts,
  labels,
  legend,
  connections,
  note,
}: Props) {
  const allParts = parts.map(({ part }) => part);
  const totalLimit = parts.reduce((sum, { limit }) => sum + limit, 0);
  const usedShare = (...share: Parameters<typeof shareOfLimit>) =>
    ({ '--share': figure(shareOfLimit(...share)) }) as CSSProperties;
  const size = (kilobytes: string | number) =>
    fillWords(labels.size, { size: kilobytes.toLocaleString(import.meta.env.LANGUAGE) });
  return (
    <HeadedBand id={id} tone={tone} heading={heading} text={text}>
      <div className="grid gap-8 lg:grid-cols-12">
        <table className="page-weight-table w-full self-start tabular-nums lg:col-span-6">
          <thead>
            <tr>
              <th scope="col">{labels.part}</th>
              <th scope="col">{labels.measured}</th>
              <th scope="col">{labels.limit}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ part, name, limit }) => (
              <tr key={part} style={usedShare([part], limit)}>
                <th scope="row">{name}</th>
                <td>{size(figure(weightOf(part)))}</td>
                <td>{size(limit)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr style={usedShare(allParts, totalLimit)}>
              <th scope="row">{labels.all}</th>
              <td>{size(figure(weightOf(...allParts)))}</td>
              <td>{size(totalLimit)}</td>
            </tr>
          </tfoot>
        </table>
        <div className="grid content-start gap-6 lg:col-span-5 lg:col-start-8">
          <RadioTabs
            name={id}
            legend={legend}
            look="above"
            options={connections.map(({ name }) => name)}
          >
            {connections.map(({ name, rate, delay }) => (
              <p key={name} className="page-weight-seconds" role="group" aria-label={name}>
                {labels.loadingTime
                  .split('{seconds}')
                  .flatMap((text, index) => [
                    ...(index > 0
                      ? [<b key="figure">{figure(loadSeconds(allParts, rate, delay))}</b>]
                      : []),
                    text,
                  ])}
              </p>
            ))}
          </RadioTabs>
          <p className="text-muted">{note}</p>
        </div>
      </div>
    </HeadedBand>
  );
}
