import { Band } from '../../ui/Band.tsx';
import type { BandPlace } from '../page-bands.ts';
import './TextBand.css';
import '../table/DataTable.css';

type Props = BandPlace & { heading?: string | undefined; html: string };

export function TextBand({ id, tone, heading, html }: Props) {
  const head = heading ? id : undefined;
  return (
    <Band tone={tone} {...(head && { labelledBy: head })}>
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-12">
        {heading && (
          <h2 id={head} className="text-heading lg:col-span-4">
            {heading}
          </h2>
        )}
        <div
          className="running-text min-w-0 lg:col-span-8 lg:col-start-5"
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </div>
    </Band>
  );
}
