import { ADDED_FIELD_PREFIX, selectedState, token, validState } from '@frontage/contract/form';
import { useId } from 'react';
import type { InitialValues } from './enquiry-tokens.ts';
import type { AddedField, FormWords, ShownField } from '../schema/contact.ts';
import { Field } from '../ui/Field.tsx';

type Props = {
  words: FormWords;
  values: InitialValues | undefined;
  checkboxes: Record<string, string>;
};

/** The fields of the form, in the company's order; short fields share a row. */
export function EnquiryFields({ words, values, checkboxes }: Props) {
  const rows: ShownField[][] = [];
  for (const field of words.fields) {
    const row = rows.at(-1);
    if (isShort(field) && row?.every(isShort)) row.push(field);
    else rows.push([field]);
  }
  const renderField = (field: ShownField) => {
    if (isAdded(field))
      return <Added key={field.key} field={field} isReturned={values?.isReturned} />;
    switch (field.key) {
      case 'name':
      case 'email': {
        const name = field.key;
        const type = name === 'name' ? 'text' : 'email';
        return (
          <Field
            key={name}
            label={words[name]}
            name={name}
            type={type}
            autoComplete={name}
            value={values?.[name]}
          />
        );
      }
      case 'services':
        return (
          <Services
            key="services"
            prompt={words.services}
            checkboxes={Object.entries(checkboxes)}
            checked={values?.checked}
          />
        );
      default:
        return (
          <Field
            key="message"
            label={words.message}
            name="message"
            rows={words.fields.some(isAdded) ? 4 : 6}
            value={values?.message}
          />
        );
    }
  };
  return rows.map((row) =>
    row.length > 1 ? (
      <div key={row[0]?.key} className="grid gap-5 sm:grid-cols-2">
        {row.map(renderField)}
      </div>
    ) : (
      row.map(renderField)
    ),
  );
}

const isAdded = (field: ShownField): field is AddedField => field.kind !== undefined;

const isShort = ({ key, kind }: ShownField) =>
  kind === undefined ? ['name', 'email'].includes(key) : kind !== 'tick';

type ServicesProps = {
  prompt: string;
  checkboxes: [key: string, label: string][];
  checked: InitialValues['checked'] | undefined;
};

function Services({ prompt, checkboxes, checked }: ServicesProps) {
  if (checkboxes.length === 0) return null;
  return (
    <fieldset>
      <legend className="font-semibold">{prompt}</legend>
      <div className="form-choices mt-2">
        {checkboxes.map(([key, label]) => (
          <label key={key} className="flex min-h-11 items-center gap-2.5 leading-snug">
            <input
              type="checkbox"
              name="services"
              value={key}
              data-checked={checked?.[key]}
              className="size-5 shrink-0"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const types = {
  text: 'text',
  telephone: 'tel',
  // Not `url`, which rejects what people type: example.com.
  website: 'text',
  date: 'date',
} as const;

type AddedProps = {
  field: AddedField;
  /** Whether the service fills in the fields of a rejected enquiry. */
  isReturned: boolean | undefined;
};

function Added({ field, isReturned }: AddedProps) {
  const id = useId();
  const { key, kind, required, maxLength, pattern, options = [] } = field;
  const name = ADDED_FIELD_PREFIX + key;
  const given = (tokenName: string) => (isReturned ? token(tokenName) : undefined);
  const common = { id, name, required };
  if (kind === 'tick')
    return (
      <label className="flex min-h-11 items-center gap-2.5 leading-snug">
        <input {...common} type="checkbox" data-checked={given(name)} className="size-5 shrink-0" />
        <Label field={field} isReturned={isReturned} />
      </label>
    );
  return (
    <div>
      <label htmlFor={id}>
        <Label field={field} isReturned={isReturned} />
      </label>
      {kind === 'choice' ? (
        <select {...common} className="field">
          <option value="">–</option>
          {options.map(([option, label]) => (
            <option key={option} value={option} data-selected={given(selectedState(name, option))}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...common}
          type={types[kind]}
          inputMode={kind === 'website' ? 'url' : undefined}
          autoComplete={{ telephone: 'tel', website: 'url' }[kind as string] ?? field.autoComplete}
          maxLength={maxLength}
          pattern={pattern}
          defaultValue={given(name)}
          className="field"
        />
      )}
    </div>
  );
}

/** The label of a field with its hint and error, which are all read out with the field. */
function Label({ field, isReturned }: AddedProps) {
  const { key, kind, hint, problem } = field;
  const { before, words, link, after } = field.label;
  return (
    <span>
      <span className={kind === 'tick' ? undefined : 'font-semibold'}>
        {before}
        {link ? (
          <a className="link" {...link}>
            {words}
          </a>
        ) : (
          words
        )}
        {after}
      </span>
      {hint && <span className="block text-small text-muted">{hint}</span>}
      {isReturned && (
        <strong className="block text-accent" data-hidden={token(validState(key))}>
          {problem}
        </strong>
      )}
    </span>
  );
}
