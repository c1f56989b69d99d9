import type { ReactNode } from 'react';
import { RadioGroup } from './RadioGroup.tsx';
import './RadioTabs.css';

type Props = {
  name: string;
  legend: string;
  options: readonly string[];
  look?: keyof typeof looks;
  /** One child for each option, in order. */
  children: ReactNode;
};

const looks = {
  /** In a wide window the options are beside the content. */
  beside: 'radio-tabs-beside lg:items-start',
  above: '',
  /** Only a phone has options; in a wider window all children are beside each other. */
  phone: 'radio-tabs-phone [&_legend]:sr-only',
};

/**
 * Shows one of several children with radio buttons and CSS, without a script. In print, all of them are shown below
 * each other.
 */
export function RadioTabs({ name, legend, options, look = 'beside', children }: Props) {
  return (
    <div className={`radio-tabs grid gap-x-8 gap-y-6 ${looks[look]}`}>
      <RadioGroup name={name} legend={legend} options={options} />
      <div
        className="radio-tabs-panels grid grid-cols-1 *:col-start-1 *:row-start-1"
        aria-live="polite"
      >
        {children}
      </div>
    </div>
  );
}
