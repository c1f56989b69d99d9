import './Options.css';
type Props = {
  /** Names the group of radio buttons, once a page. */
  name: string;
  legend: string;
  options: readonly string[];
  /** The one that is chosen; the first one where the browser keeps it by itself. */
  chosen?: string;
  choose?: (option: string) => void;
};

/** One of several answers, as radio buttons. */
export function Options({ name, legend, options, chosen, choose }: Props) {
  return (
    <fieldset className="demo-options">
      <legend>{legend}</legend>
      {options.map((option, index) => (
        <label key={option}>
          <input
            type="radio"
            name={name}
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
