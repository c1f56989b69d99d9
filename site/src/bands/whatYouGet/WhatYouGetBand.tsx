import type { CSSProperties } from 'react';
import { art } from 'company:art';
import type { Art, Subject } from '../../art/types.ts';
import type { BandPlace } from '../page-bands.ts';
import { HeadedBand } from '../../ui/HeadedBand.tsx';
import './WhatYouGetBand.css';

type Props = BandPlace & {
  subject?: Subject;
  heading: string;
  text: string;
  points: { title: string; text: string }[];
};

export function WhatYouGetBand({ id, tone, subject, heading, text, points }: Props) {
  return (
    <HeadedBand id={id} tone={tone} heading={heading} text={text} className="overflow-clip">
      <div className="relative max-sm:flex max-sm:flex-col-reverse">
        <ol
          className={
            art.WhatYouGet && subject ? 'callouts' : 'grid gap-x-12 sm:grid-cols-2 lg:grid-cols-3'
          }
        >
          {points.map((point) => (
            <li key={point.title} className="border-t border-edge pt-4 pb-6 sm:border-0 lg:pb-10">
              <h3 className="text-subheading">{point.title}</h3>
              <p className="mt-2 text-muted">{point.text}</p>
            </li>
          ))}
        </ol>
        {art.WhatYouGet && subject && <CalloutPicture {...art.WhatYouGet} subject={subject} />}
      </div>
    </HeadedBand>
  );
}

type CalloutPictureProps = NonNullable<Art['WhatYouGet']> & { subject: Subject };

function CalloutPicture({ Picture, reach, subject }: CalloutPictureProps) {
  const side = { '--side': reach(subject).toFixed(4) } as CSSProperties;
  return (
    <div className="callout-picture" style={side}>
      <Picture {...subject} />
    </div>
  );
}
