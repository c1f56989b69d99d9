import type { ComponentType, ReactNode } from 'react';
import { fillWords } from '../../i18n/fill-words.ts';
import { Band } from '../../ui/Band.tsx';
import { StackedHeading } from '../../ui/StackedHeading.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { FittedFigure } from '../../ui/FittedFigure.tsx';
import { priceRange, scaleOf } from '../../ui/price-range.ts';
import { radioClass } from '../../ui/RadioGroup.tsx';
import { RangeBar } from '../../ui/RangeBar.tsx';
import type { BandOf } from '../bands.ts';
import type { BandProps } from '../page-bands.ts';
import './EstimatePlans.css';

type Props = BandProps<'estimate'> & { Drawing: ComponentType<{ step: number }> | undefined };

/**
 * Questions whose answers add up to a plan. Without JavaScript it works like a printed test: every answer shows its
 * points, and every plan its range. choose-plan.ts adds them up.
 */
export function EstimatePlans({
  id,
  tone,
  heading,
  text,
  questions,
  plans,
  labels,
  Drawing,
}: Props) {
  const scale = scaleOf(plans.map(({ price }) => price));
  return (
    <Band tone={tone} labelledBy={id}>
      <div
        className="estimate grid gap-x-8 lg:grid-cols-12"
        data-copied={labels.copied}
        data-summary={labels.summary}
      >
        <div className="lg:col-span-5">
          <StackedHeading id={id} heading={heading} text={text} />
          {questions.map((question) => (
            <Question key={question.id} {...question} points={labels.points} />
          ))}
          <a className="estimate-so-far tone-ink" href={`#${id}-plans`}>
            {labels.ask}
          </a>
        </div>
        <div
          id={`${id}-plans`}
          className="estimate-plans max-lg:mt-10 lg:col-span-6 lg:col-start-7"
        >
          {plans.map((plan, step) => (
            <Plan key={plan.name} plan={plan} next={plans[step + 1]} scale={scale} labels={labels}>
              {Drawing && (
                <div className="estimate-drawing">
                  <Drawing step={step} />
                </div>
              )}
            </Plan>
          ))}
          <p role="status" className="estimate-status label-text">
            {labels.ask}
          </p>
          <p className="estimate-ways mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 max-sm:grid">
            <span className="w-full">
              <ButtonLink href="/contact">{labels.write}</ButtonLink>
            </span>
            <a
              className="inline-flex min-h-11 items-center justify-self-start link"
              data-send
              href="mailto:"
            >
              {labels.send}
            </a>
            {(['copy', 'print'] as const).map((way) => (
              <button
                key={way}
                type="button"
                data-way={way}
                className="inline-flex min-h-11 items-center justify-self-start link"
              >
                {labels[way]}
              </button>
            ))}
          </p>
          <div className="estimate-assumed mt-6">
            <h3 className="label-text">{labels.assumes}</h3>
            <ul className="mt-2" />
          </div>
        </div>
      </div>
    </Band>
  );
}

type Estimate = BandOf<'estimate'>;

function Question(props: Estimate['questions'][number] & { points: string }) {
  const { id: name, question, answers, points } = props;
  return (
    <fieldset className="mt-8">
      <legend className="font-display text-subheading text-balance">{question}</legend>
      <div className="mt-3 border-b border-line">
        {answers.map((answer) => (
          <label
            key={answer.id}
            className="estimate-answer flex min-h-11 items-center gap-3 border-t border-line py-2"
          >
            <input
              type="radio"
              name={name}
              value={answer.id}
              data-points={answer.points}
              data-assumes={answer.assumes}
              className={radioClass}
            />
            <span className="grow">{answer.label}</span>
            <span className="estimate-points label-text">
              {fillWords(points, { points: `${answer.points}` })}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type PlanProps = {
  plan: Estimate['plans'][number];
  next: Estimate['plans'][number] | undefined;
  scale: number | undefined;
  labels: Estimate['labels'];
  children: ReactNode;
};

function Plan({ plan, next, scale, labels, children }: PlanProps) {
  const fits = next
    ? fillWords(labels.fits, { from: `${plan.from}`, to: `${next.from - 1}` })
    : fillWords(labels.fitsLast, { from: `${plan.from}` });
  return (
    <article className="estimate-plan border border-line bg-paper" data-from={plan.from}>
      {children}
      <div className="estimate-summary p-5 lg:p-8">
        <p className="estimate-points label-text">{fits}</p>
        <h3 className="text-subheading">{plan.name}</h3>
        <p className="mt-2">
          <FittedFigure length={plan.price.length}>{plan.price}</FittedFigure>
        </p>
        <RangeBar range={priceRange(plan.price)} scale={scale} />
        <div className="estimate-details">
          <dl className="mt-6 grid grid-cols-[3fr_2fr] gap-x-6 gap-y-3">
            {plan.facts.map(({ label, value }) => (
              <div key={label}>
                <dt className="label-text">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <div className="grid gap-x-8 sm:grid-cols-2">
            <Items heading={labels.includes} items={plan.includes} />
            <Items heading={labels.leavesOut} items={plan.leavesOut} />
          </div>
        </div>
      </div>
    </article>
  );
}

function Items({ heading, items }: { heading: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <h4 className="mt-6 label-text">{heading}</h4>
      <ul className="mt-2 text-small">
        {items.map((item) => (
          <li key={item} className="border-t border-line py-2">
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
