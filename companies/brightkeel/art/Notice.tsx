import type { Art } from '@frontage/site/art';
import type { ComponentProps, CSSProperties } from 'react';
import { HalfBreadthPlan } from './HalfBreadthPlan.tsx';
import { yacht } from './hull-types.ts';
import { SheerPlan } from './SheerPlan.tsx';

// The skiff's waterline stands at 275 of the drawing's 394: SheerPlan.
const line = { '--line': '69.8%' } as CSSProperties;

/** A small boat from the side where a page is lost or a form was not taken; the company's own hull from above, leaving, where it was. */
export function Notice({ kind, className }: ComponentProps<NonNullable<Art['Notice']>>) {
  return kind === 'sent' ? (
    <HalfBreadthPlan
      hull={yacht}
      decorative
      className="on-centre-line outbound max-lg:mt-10 max-lg:w-full"
    />
  ) : (
    <div className={className} style={line}>
      <SheerPlan vessel="skiff" decorative className="own-water w-full" />
    </div>
  );
}
