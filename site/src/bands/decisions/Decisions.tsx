import { useState } from 'react';
import { fillWords } from '../../i18n/fill-words.ts';
import { ANY, decide } from './decide.ts';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { Interactive } from '../../ui/Interactive.tsx';
import './Decisions.css';

type Rule = { when: string[]; then: string; why: string };

type Props = {
  id: string;
  conditions: { label: string; options: string[] }[];
  rules: Rule[];
  labels: { result: string; rule: string; any: string; all: string };
};

/** The most rules that a phone shows without a fold. */
const MAX_UNFOLDED_RULES = 4;

export function Decisions({ id, conditions, rules, labels }: Props) {
  const [answers, setAnswers] = useState(conditions.map(({ options }) => options[0] ?? ''));
  const decided = decide(rules, answers);
  const { then, why } = rules[decided] ?? {};
  return (
    <div className="decisions grid gap-5 lg:gap-8">
      <Interactive className="decisions-answers grid gap-5">
        <div className="grid gap-3 lg:auto-cols-fr lg:grid-flow-col lg:gap-x-8">
          {conditions.map(({ label, options }, index) => (
            <RadioGroup
              key={label}
              name={`${id}-${index}`}
              legend={label}
              options={options}
              chosen={answers[index] ?? ''}
              choose={(option) => setAnswers(answers.with(index, option))}
            />
          ))}
        </div>
        <output className="grid gap-1.5 bg-ink px-5 py-4 text-small/body text-paper selection:bg-paper selection:text-ink lg:grid-cols-2 lg:gap-x-8">
          <span>{labels.result}</span>{' '}
          <b className="font-display text-heading font-(--heading-weight)">{then}</b>{' '}
          <span className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-center">
            {fillWords(labels.rule, { number: `${decided + 1}` })}: {why}
          </span>
        </output>
      </Interactive>
      {/* Says to those who see the dashes what screen readers read in each cell. */}
      <p
        aria-hidden="true"
        className="-mb-4 ps-3.5 text-note/body text-muted max-sm:hidden lg:-mb-7"
      >
        – {labels.any}
      </p>
      {rules.length > MAX_UNFOLDED_RULES && (
        // Without JavaScript, too, it opens the rows of the table below it: Decisions.css.
        <details className="decisions-all border-y border-line sm:hidden print:hidden">
          <summary className="fold min-h-12 text-small font-semibold">
            {fillWords(labels.all, { count: `${rules.length}` })}
          </summary>
        </details>
      )}
      {/* On a phone, a rule is a block that names the conditions that it has. */}
      <table className="w-full table-fixed text-small/body max-sm:block">
        <thead className="max-sm:sr-only">
          <tr>
            <th scope="col" className={`w-20 border-b-2 border-ink ${cell}`}>
              <span className="sr-only">{fillWords(labels.rule, { number: '' })}</span>
            </th>
            {[...conditions.map(({ label }) => label), labels.result].map((column) => (
              <th
                key={column}
                scope="col"
                className={`border-b-2 border-ink text-note/body font-normal ${cell}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rules.map(({ when, then: follows }, index) => (
            <tr
              key={when.join()}
              data-decides={index === decided || undefined}
              data-far={index !== decided || undefined}
              className="border-line max-sm:flex max-sm:flex-col max-sm:border-b max-sm:px-3.5 max-sm:py-2"
            >
              <th
                scope="row"
                className={`border-line text-note/body font-normal whitespace-nowrap text-muted max-sm:order-first sm:border-b ${cell}`}
              >
                {fillWords(labels.rule, { number: `${index + 1}` })}
              </th>
              {when.every((value) => value === ANY) ? (
                <td
                  colSpan={conditions.length}
                  className={`border-line max-sm:hidden sm:border-b ${cell}`}
                >
                  {labels.any}
                </td>
              ) : (
                when.map((value, column) => (
                  <td
                    key={conditions[column]?.label}
                    data-label={conditions[column]?.label}
                    data-any={value === ANY || undefined}
                    className={`border-line max-sm:data-any:hidden sm:border-b ${cell}`}
                  >
                    {value === ANY ? <span className="sr-only">{labels.any}</span> : value}
                  </td>
                ))
              )}
              <td className={`border-line font-semibold max-sm:order-first sm:border-b ${cell}`}>
                {follows}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const cell =
  'py-0.5 text-start align-baseline wrap-anywhere hyphens-auto max-sm:block sm:py-2 sm:pe-2 sm:first:ps-3.5';
