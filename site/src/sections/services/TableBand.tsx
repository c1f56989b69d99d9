import { isFigure, shareOf } from '../../lib/table-cells.ts';
import { Band } from '../../ui/Band.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import type { BandOf } from '../../lib/bands.ts';
import type { BandProps } from './Bands.tsx';

/** A table. One with four columns or more takes the whole width, a narrower one stands beside its heading. */
export function TableBand({ id, tone, band }: BandProps<'table'>) {
  const wide = band.columns.length > 3;
  return (
    <Band tone={tone} labelledBy={id}>
      {wide ? (
        <>
          <SectionHead id={id} heading={band.title} text={band.intro} className="mb-10" />
          <Table id={id} band={band} />
        </>
      ) : (
        <div className="grid grid-cols-1 gap-x-8 gap-y-8 lg:grid-cols-12">
          <div className="lg:col-span-4">
            <h2 id={id} className="text-heading">
              {band.title}
            </h2>
            {band.intro && <p className="mt-4 measure text-muted">{band.intro}</p>}
          </div>
          <div className="lg:col-span-8">
            <Table id={id} band={band} />
          </div>
        </div>
      )}
    </Band>
  );
}

/** Scrolls inside itself where it is too narrow, by keyboard too. */
function Table({ id, band }: { id: string; band: BandOf<'table'> }) {
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- what scrolls must be
          reachable by keyboard: axe, scrollable-region-focusable */}
      <div role="region" aria-labelledby={id} tabIndex={0} className="overflow-x-auto">
        <table className="w-full min-w-2xl border-collapse text-start">
          <caption className="sr-only">{band.title}</caption>
          <thead>
            <tr className="border-b-2 border-ink">
              {band.columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="py-3 pe-6 text-start annotation font-normal"
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {band.rows.map(([head, ...cells]) => (
              <tr key={head} className="border-b border-line align-baseline">
                <th
                  scope="row"
                  className="py-4 pe-6 text-start font-display text-subheading font-normal"
                >
                  {head}
                </th>
                {cells.map((cell, column) => (
                  <Cell key={band.columns[column + 1]} cell={cell} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {band.note && <p className="mt-4 measure text-small text-muted">{band.note}</p>}
    </>
  );
}

/** A cell; a share is also drawn as the water's level. */
function Cell({ cell }: { cell: string }) {
  const share = shareOf(cell);
  const figure = isFigure(cell) || share !== undefined;
  return (
    <td className={`py-4 pe-6 ${figure ? 'whitespace-nowrap tabular-nums' : 'text-muted'}`}>
      {cell}
      {share !== undefined && (
        <span aria-hidden="true" className="mt-1 block h-1.5 bg-line">
          <span className="block h-full bg-waterline" style={{ inlineSize: `${share * 100}%` }} />
        </span>
      )}
    </td>
  );
}
