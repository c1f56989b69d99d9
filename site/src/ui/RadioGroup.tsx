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
const MAX_PAIRED_LENGTH = 15;

/** Two columns on a phone; an option that is alone in the last row spans both. The legend is the first child. */
const paired = 'max-sm:grid-cols-2 max-sm:[&>:last-child:nth-child(even)]:col-span-2';

const letters = (option: string) => option.replaceAll('\u00ad', '').length;

export function RadioGroup({ name, legend, options, chosen, choose }: Props) {
  const columns = options.every((option) => letters(option) <= MAX_PAIRED_LENGTH) ? paired : '';
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
