import { useId } from 'react';

type Props = {
  label: string;
  name: string;
  type?: 'text' | 'email';
  autoComplete?: string;
  /** Makes it a text area of that many lines. */
  rows?: number;
  /** What stands in it from the start. */
  value?: string | undefined;
};

const look =
  'mt-1.5 w-full border-0 border-b-2 border-edge bg-tint px-3 py-2.5 text-body focus-visible:border-waterline';

/** A labelled field, ruled like a line of a form on paper. */
export function Field({ label, name, type = 'text', autoComplete, rows, value }: Props) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {rows ? (
        <textarea id={id} name={name} rows={rows} defaultValue={value} className={look} />
      ) : (
        <input
          id={id}
          name={name}
          type={type}
          autoComplete={autoComplete}
          defaultValue={value}
          className={`${look} min-h-12`}
        />
      )}
    </div>
  );
}
