import type { ReactNode } from 'react';
import { VerticalTimeline, Milestone } from '../../ui/VerticalTimeline.tsx';
import { PolicyText } from '../privacy/PolicyText.tsx';

type Props = {
  labels: { text: string; now: string };
  text: string;
  now: string;
  facts: { email: string } & Record<string, string>;
  heading: string;
  children?: ReactNode;
};

export function FailedForm({ labels, text, now, facts, heading, children }: Props) {
  const statements = [
    [labels.text, text],
    [labels.now, now],
  ] as const;
  return (
    <div className="mt-8 grid gap-x-8 gap-y-12 lg:mt-12 lg:grid-cols-12">
      <VerticalTimeline as="dl" className="lg:col-span-5 lg:self-start">
        {statements.map(([label, statement]) => (
          <Milestone key={label} as="div">
            <dt className="font-display text-subheading">{label}</dt>
            <dd className="mt-2">
              <PolicyText text={statement} facts={facts} />
            </dd>
          </Milestone>
        ))}
      </VerticalTimeline>
      <section aria-labelledby="again" className="lg:col-span-6 lg:col-start-7">
        <h2 id="again" className="mb-6 text-heading">
          {heading}
        </h2>
        {children}
      </section>
    </div>
  );
}
