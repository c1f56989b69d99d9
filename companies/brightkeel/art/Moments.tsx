const sheet: [field: string, value: string][] = [
  ['Lift', '0917'],
  ['Arrived', '9:04'],
  ['Depot code', ''],
  ['Mileage', ''],
  ['Weather', ''],
  ['Found', 'Sill full of grit'],
  ['Done', 'Cleaned, 20 runs'],
  ['Parts', 'None'],
  ['Safe to run', 'Yes'],
];

/** The job sheet on the day on which nine fields became six. */
export const JobSheetMoment = () =>
  sheet.map(([field, value]) => (
    <div key={field} className="flex justify-between gap-4 border-b border-line py-0.5">
      {value ? field : <s className="text-accent">{field}</s>}
      <span className={value ? 'font-semibold' : 'text-accent'}>{value || 'nobody reads it'}</span>
    </div>
  ));

const photographs: [says: string, share: number, bar: string, words: string][] = [
  ['12.1 MB, lost', 38, 'block h-1 bg-accent', 'text-accent'],
  ['12.4 MB, lost', 56, 'block h-1 bg-accent', 'text-accent'],
  ['210 KB, sent', 100, 'block h-1 bg-ink', ''],
  ['214 KB, goes on at 61 %', 61, 'block h-1 bg-ink', ''],
];

/** Photographs in a basement, before and after. */
export const PhotographsMoment = () =>
  photographs.map(([says, share, bar, words]) => (
    <div key={says} className="py-1">
      <span className={words}>{says}</span>
      <span className="block bg-line">
        <span className={bar} style={{ width: `${share}%` }} />
      </span>
    </div>
  ));
