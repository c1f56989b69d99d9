import type { Art } from '@frontage/site/art';
import type { ComponentProps, CSSProperties } from 'react';
import { yacht } from './hull-types.ts';
import { SheerPlan } from './SheerPlan.tsx';

// The skiff's waterline stands at 275 of the drawing's 394, the yacht's in the middle of its own: SheerPlan.
const lines = { skiff: '69.8%', yacht: '53.1%' };

/** From the side: a small boat where a page is lost or a form was not taken, the company's own where it was. */
export function Notice({ kind, className }: ComponentProps<NonNullable<Art['Notice']>>) {
  const sent = kind === 'sent';
  const style = { '--line': lines[sent ? 'yacht' : 'skiff'] } as CSSProperties;
  return (
    <div className={className} style={style}>
      <SheerPlan
        {...(sent ? { hull: yacht } : { vessel: 'skiff' })}
        decorative
        className="own-water w-full"
      />
    </div>
  );
}
