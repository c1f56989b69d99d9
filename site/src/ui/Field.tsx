import { useId } from 'react';
import './Field.css';

type Props = {
  label: string;
  name: string;
  type?: 'text' | 'email' | 'search';
  autoComplete?: string;
  rows?: number;
  value?: string | undefined;
};

export function Field({ label, name, type = 'text', autoComplete, rows, value }: Props) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {rows ? (
        <textarea id={id} name={name} rows={rows} defaultValue={value} className="field" />
      ) : (
        <input
          id={id}
          name={name}
          type={type}
          autoComplete={autoComplete}
          defaultValue={value}
          className="field"
        />
      )}
    </div>
  );
}
