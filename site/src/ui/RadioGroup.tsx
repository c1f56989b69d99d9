type Props = {
  name: string;
  legend: string;
  options: readonly string[];
  /** The value of the checked option; by default the first one, unless the browser restores another. */
  chosen?: string;
  choose?: (option: string) => void;
};

export const radioClass =
  'size-4.5 flex-none appearance-none rounded-full border-stroke border-edge bg-paper checked:border-6 checked:border-highlight forced-colors:appearance-auto';

/** The most letters of an option that has another one beside it on a phone. */
const MAX_PAIRED_LENGTH = 22;

export function RadioGroup({ name, legend, options, chosen, choose }: Props) {
  const columns = options.every(({ length }) => length <= MAX_PAIRED_LENGTH)
    ? 'max-sm:grid-cols-2'
    : '';
  return (
    <fieldset className={`grid min-w-0 gap-x-4 sm:flex sm:flex-wrap sm:gap-x-6 ${columns}`}>
      <legend className="label">{legend}</legend>
      {options.map((option, index) => (
        <label
          key={option}
          className="flex min-h-target cursor-pointer items-center gap-3 py-1 leading-snug wrap-anywhere hyphens-auto has-checked:font-semibold"
        >
          <input
            type="radio"
            name={name}
            className={radioClass}
            {...(choose
              ? { checked: option === chosen, onChange: () => choose(option) }
              : { defaultChecked: index === 0 })}
          />
          {option}
        </label>
      ))}
    </fieldset>
  );
}
