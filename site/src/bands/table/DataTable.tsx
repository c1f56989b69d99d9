import { type CSSProperties, Fragment } from 'react';
import type { BandOf } from '../bands.ts';
import { hasSentences, isFigure, isMoney, MAX_UNBROKEN_LENGTH, parseShare } from './table-cells.ts';
import './DataTable.css';

type Props = { band: Omit<BandOf<'table'>, 'kind'> };

/**
 * A table. On a phone, each row is a block whose cells show their columns' names; if that is not enough, or in between,
 * it scrolls sideways, also with the keyboard: scripts/scrolling.ts.
 */
export function DataTable({ band }: Props) {
  // With two columns, the second needs no name in every row.
  const isPair = band.columns.length === 2;
  const hasRoom = band.columns.length <= 3;
  // Tables of prices on one page have their columns below each other.
  const isPriced = band.columns.length === 3 && band.rows.every((row) => isMoney(row[2] ?? ''));
  // On a phone, sentences have the whole width, below the names of their columns.
  const withSentences = hasSentences(band.rows);
  // The first of two columns continues the row's heading, so on a phone only the second needs its name.
  const hasLead = withSentences && band.columns.length === 3;
  // Two columns of sentences are equally wide, unless one is much longer, which then has half of the table.
  const longest = (column: number) =>
    Math.max(...band.rows.map((row) => (row[column] ?? '').length));
  const isEven =
    band.columns.length === 3 &&
    longest(1) > 2 * MAX_UNBROKEN_LENGTH &&
    longest(2) > 2 * MAX_UNBROKEN_LENGTH &&
    longest(2) < 3 * longest(1);
  const longer = longest(1) < longest(2) ? 'lg:last:w-1/2' : 'lg:nth-2:w-1/2';
  const widths =
    (isEven && 'lg:w-3/8 lg:first:w-1/4') ||
    (hasLead && `lg:w-1/4 ${longer}`) ||
    (isPriced && 'lg:w-3/10 lg:first:w-2/5') ||
    '';
  const name = `font-display text-subheading ${isEven ? '' : 'lg:min-w-55'}`;
  const subject = isPriced ? 'font-medium lg:w-2/5' : name;

  return (
    <div
      role="group"
      aria-label={band.heading}
      className={`data-table scrolling-table ${band.arrows ? 'arrow-table' : ''} ${withSentences ? 'sentence-table' : ''} ${hasLead ? 'lead-table' : ''}`}
      style={{ '--columns': band.columns.length } as CSSProperties}
    >
      <table className="w-full border-collapse text-start">
        <caption className="sr-only">{band.heading}</caption>
        {/* With two columns, headings are visually redundant. */}
        <thead className={isPair ? 'sr-only' : ''}>
          <tr className="border-b-2 border-ink">
            {band.columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={`py-3 pe-6 text-start label-text font-normal ${widths}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {band.rows.map(([head, ...cells], index) => (
            <Fragment key={head}>
              <tr
                className={`align-baseline ${band.boundary?.after === index + 1 ? '' : 'border-b border-line'}`}
              >
                <th
                  scope="row"
                  className={`text-start font-normal sm:py-4 sm:pe-6 ${isPair ? 'text-muted max-sm:text-small sm:w-1/3' : subject}`}
                >
                  {head}
                </th>
                {cells.map((cell, column) => (
                  <Cell
                    key={band.columns[column + 1]}
                    cell={cell}
                    column={isPair ? undefined : band.columns[column + 1]}
                    isMain={isPair || (hasLead && column === 0)}
                    isPrice={isPriced && column === 1}
                    isUnbroken={hasRoom && cell.length <= MAX_UNBROKEN_LENGTH}
                  />
                ))}
              </tr>
              {band.boundary?.after === index + 1 && (
                <tr className="boundary">
                  <td colSpan={band.columns.length} className="label-text text-accent">
                    {band.boundary.text}
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type CellProps = {
  cell: string;
  column: string | undefined;
  /** Whether it is what the row says, in the text's color. */
  isMain: boolean;
  /** Whether it is the price of its row, which is large if it is short. */
  isPrice: boolean;
  /** Whether it is on one line where rows are not blocks. */
  isUnbroken: boolean;
};

/** A cell: figures are large, and a share also has a bar. */
function Cell({ cell, column, isMain, isPrice, isUnbroken }: CellProps) {
  const share = parseShare(cell);
  const figure = share !== undefined || isFigure(cell) || (isPrice && isUnbroken);
  const weight = isMoney(cell) ? 'font-medium' : 'text-muted';
  const textWeight = isMain ? '' : weight;
  const size = figure ? 'font-display text-subheading whitespace-nowrap' : textWeight;
  const content = share === undefined ? <Words text={cell} /> : <Level text={cell} share={share} />;
  return (
    <td
      className={`tabular sm:py-4 sm:pe-6 ${size} ${isUnbroken ? 'sm:whitespace-nowrap' : ''} ${share === undefined ? '' : 'sm:w-1/5'}`}
      data-column={column}
    >
      {content}
    </td>
  );
}

/** A cell without a bar. What follows a sum of money in parentheses, such as another currency, is below it. */
function Words({ text }: { text: string }) {
  const [, sum, rest] = isMoney(text) ? (/^([^(]+) \(([^)]+)\)$/.exec(text) ?? []) : [];
  if (!sum) return text;
  return (
    <>
      {sum} <span className="block text-small font-normal text-muted">{rest}</span>
    </>
  );
}

function Level({ text, share }: { text: string; share: number }) {
  return (
    <span className="block">
      {text}
      <span aria-hidden="true" className="mt-1.5 block h-1 bg-line">
        <span className="block h-full bg-highlight" style={{ inlineSize: `${share * 100}%` }} />
      </span>
    </span>
  );
}
