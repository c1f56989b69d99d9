import { Band } from '../../ui/Band.tsx';
import { StackedHeading } from '../../ui/StackedHeading.tsx';
import { WideHeading } from '../../ui/WideHeading.tsx';
import type { BandProps } from '../page-bands.ts';
import { DataTable } from './DataTable.tsx';
import { hasManySentences } from './table-cells.ts';

export function TableBand({ id, tone, ...band }: BandProps<'table'>) {
  // A long table beside its heading would leave a long empty column.
  const isWide = band.columns.length > 3 || hasManySentences(band);

  return (
    <Band tone={tone} labelledBy={id}>
      {isWide ? (
        <WideHeading id={id} heading={band.heading} text={band.text} className="mb-6 lg:mb-10" />
      ) : null}
      <div className={isWide ? '' : 'grid grid-cols-1 gap-x-8 gap-y-8 lg:grid-cols-12'}>
        {isWide ? null : (
          <StackedHeading
            id={id}
            heading={band.heading}
            text={band.text}
            className="lg:col-span-4"
          />
        )}
        <div className="lg:col-span-8">
          <DataTable band={band} />
          {band.note && <p className="mt-4 text-muted">{band.note}</p>}
        </div>
      </div>
    </Band>
  );
}
