import { CustomerMark } from '../../art/CustomerMark.tsx';

type Props = { heading: string; text: string; marks: string[] };

/**
 * The logos pass by at one logo in three seconds, without a stop: autoplay and speed of 3,000 ms,
 * linear. CSS moves them; a checkbox stops them, so that it works without script.
 */
export function CustomerStrip({ heading, text, marks }: Props) {
  return (
    <section aria-labelledby="customers" className="logo-strip py-14 tone-tint">
      <div className="wrap flex flex-wrap items-end justify-between gap-x-12 gap-y-3">
        <div className="grid gap-x-12 gap-y-2 md:grid-cols-2 md:items-baseline">
          <h2 id="customers" className="text-subheading">
            {heading}
          </h2>
          <p className="measure text-small text-muted">{text}</p>
        </div>
        <label className="flex min-h-11 items-center gap-2.5 annotation motion-reduce:hidden">
          <input type="checkbox" className="size-4" data-strip-pause />
          Pause the logos
        </label>
      </div>
      <div className="wrap mt-8">
        <div className="logo-window">
          <div className="logo-track">
            <Logos marks={marks} />
            <Logos marks={marks} copy />
          </div>
        </div>
      </div>
    </section>
  );
}

/** The second row of the same logos fills the window while the first leaves it. */
function Logos({ marks, copy = false }: { marks: string[]; copy?: boolean }) {
  return (
    <ul className="logo-row" aria-hidden={copy || undefined}>
      {marks.map((mark, index) => (
        <li key={mark} className="logo">
          <CustomerMark mark={mark} label={`Company logo ${index + 1}`} className="h-14 w-auto" />
        </li>
      ))}
    </ul>
  );
}
