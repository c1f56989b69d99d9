import { SideHeadedBand } from '../../ui/SideHeadedBand.tsx';
import type { BandProps } from '../page-bands.ts';

export function StepsBand({ id, tone, heading, text, steps }: BandProps<'steps'>) {
  return (
    <SideHeadedBand id={id} tone={tone} heading={heading} text={text}>
      <ol className="lg:col-span-7 lg:col-start-6">
        {steps.map((step, index) => (
          <li
            key={step.title}
            className="flex gap-6 border-t border-line py-6 first:border-t-2 first:border-highlight lg:gap-10"
          >
            <span
              aria-hidden="true"
              className="w-16 shrink-0 font-display text-hero text-muted tabular lg:w-24"
            >
              {index + 1}
            </span>
            <div className="pt-1">
              <h3 className="text-subheading">{step.title}</h3>
              <p className="mt-2 text-muted">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </SideHeadedBand>
  );
}
