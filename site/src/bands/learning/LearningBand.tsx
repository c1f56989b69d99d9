import type { BandPlace } from '../page-bands.ts';
import { SideHeadedBand } from '../../ui/SideHeadedBand.tsx';

type Props = BandPlace & {
  heading: string;
  text: string;
  steps: { title: string; text: string; time: string }[];
};

export function LearningBand({ id, tone, heading, text, steps }: Props) {
  return (
    <SideHeadedBand id={id} tone={tone} heading={heading} text={text}>
      <ol className="lg:col-span-7 lg:col-start-6">
        {steps.map((step) => (
          <li key={step.title} className="grid sm:grid-cols-4">
            <p className="label-text max-sm:border-s-2 max-sm:border-highlight max-sm:ps-6 sm:pe-4 sm:pt-1.5">
              {step.time}
            </p>
            <div className="relative border-s-2 border-highlight ps-6 pb-6 sm:col-span-3">
              <span
                aria-hidden="true"
                className="absolute -start-2 top-4 hidden h-0.5 w-4 bg-highlight sm:block"
              />
              <h3 className="text-subheading">{step.title}</h3>
              <p className="mt-1.5 text-muted">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </SideHeadedBand>
  );
}
