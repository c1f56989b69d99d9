import './Decisions.css';
import { useState } from 'react';
import { decide } from './decide.ts';
import { Options } from '../../ui/Options.tsx';
import { Interactive } from '../../ui/Interactive.tsx';

type Rule = { when: string[]; then: string; why: string };

type Props = {
  id: string;
  conditions: { label: string; options: string[] }[];
  rules: Rule[];
  result: string;
  /** Says which rule decided; its number stands for {number}. */
  rule: string;
};

/** A decision table: one answers its questions and sees which rule decides. Without script it is a table. */
export function Decisions({ id, conditions, rules, result, rule }: Props) {
  const [answers, setAnswers] = useState(conditions.map(({ options }) => options[0] ?? ''));
  const decided = decide(rules, answers);
  const { then, why } = rules[decided] ?? {};
  return (
    <div className="decisions">
      <Interactive className="decisions-asked">
        {conditions.map(({ label, options }, at) => (
          <Options
            key={label}
            name={`${id}-${at}`}
            legend={label}
            options={options}
            chosen={answers[at] ?? ''}
            choose={(option) => setAnswers(answers.with(at, option))}
          />
        ))}
        <output className="decisions-result">
          <span>{result}</span> <b>{then}</b>{' '}
          <span>
            {rule.replace('{number}', String(decided + 1))}: {why}
          </span>
        </output>
      </Interactive>
      <table>
        <thead>
          <tr>
            {[...conditions.map(({ label }) => label), result].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rules.map(({ when, then: follows }, at) => (
            <tr key={when.join()} data-decides={at === decided || undefined}>
              {when.map((one, column) => (
                <td key={conditions[column]?.label}>{one}</td>
              ))}
              <td>{follows}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
