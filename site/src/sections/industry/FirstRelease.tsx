import { BodyPlan } from '../../art/BodyPlan.tsx';
import { vessels, type VesselName } from '../../art/vessels.ts';
import { Band } from '../../ui/Band.tsx';

type Props = {
  heading: string;
  title: string;
  text: string;
  parts: string[];
  vessel: VesselName;
};

/** What a first release could be: the same ship from the front, its parts as stations on the keel. */
export function FirstRelease({ heading, title, text, parts, vessel }: Props) {
  return (
    <Band tone="ink" labelledBy="first-release">
      <div className="grid items-center gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <h2 id="first-release" className="text-heading">
            <span className="mb-4 block annotation tracking-normal">{heading}</span>
            {title}
          </h2>
          <p className="mt-6 text-lede text-muted">{text}</p>
        </div>
        <BodyPlan
          hull={vessels[vessel].hull}
          decorative
          className="w-full beside-words lg:col-span-5 lg:col-start-8 print:max-h-64"
        />
      </div>
      <ol className="mt-12 border-s-2 border-waterline lg:grid lg:auto-cols-fr lg:grid-flow-col lg:gap-x-8 lg:border-s-0 lg:border-t-2">
        {parts.map((part, i) => (
          <li key={part} className="relative py-3 ps-6 lg:ps-0 lg:pt-7 lg:pb-0">
            <span
              aria-hidden="true"
              className="absolute start-0 top-6 h-0.5 w-4 bg-waterline lg:-top-2 lg:h-4 lg:w-0.5"
            />
            <span className="annotation" aria-hidden="true">
              {i + 1}
            </span>
            <p className="font-display text-subheading">{part}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
