import type { CSSProperties, ReactNode } from 'react';
import { HalfBreadthPlan } from '../art/HalfBreadthPlan.tsx';
import { yacht } from '../art/hull-types.ts';
import { SheerPlan } from '../art/SheerPlan.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { PolicyText } from './privacy/PolicyText.tsx';

type Props = {
  code?: string | undefined;
  heading: string;
  text?: string;
  /** What stands for the tokens of the text; the address becomes a link. */
  facts?: { email: string; legalName: string };
  link?: { href: string; label: string };
  /** 'skiff': a small boat from the side; 'house': the company's own hull from above. */
  stage?: 'skiff' | 'house';
  children?: ReactNode;
};

/** A page that says one thing, on a waterline: not found, sent, not sent. */
export function NoticePage({ code, heading, text, facts, link, stage, children }: Props) {
  return (
    <div className="overflow-clip">
      <div className="relative wrap py-10 lg:grid lg:min-h-136 lg:grid-rows-2 lg:py-0">
        <div className="lg:max-w-5/12 lg:self-end lg:pb-5">
          {code && <p className="font-display text-hero text-oxide">{code}</p>}
          <h1 className="text-title">{heading}</h1>
        </div>
        <div className="lg:max-w-5/12 lg:pt-6">
          {text && (
            <p className="mt-5 text-lede text-muted lg:mt-0">
              {facts ? <PolicyText words={text} facts={facts} /> : text}
            </p>
          )}
          {link && (
            <p className="mt-6 lg:pb-10">
              <ButtonLink href={link.href}>{link.label}</ButtonLink>
            </p>
          )}
        </div>
        {stage === 'house' ? (
          <HalfBreadthPlan
            hull={yacht}
            decorative
            className="on-centre-line max-lg:mt-10 max-lg:w-full"
          />
        ) : (
          <Skiff />
        )}
      </div>
      {children && <div className="wrap pb-band">{children}</div>}
    </div>
  );
}

// The skiff's waterline stands at 275 of the drawing's 394: art/SheerPlan.
const waterlineAt = { '--waterline-at': '69.8%' } as CSSProperties;

function Skiff() {
  return (
    <div className="on-waterline max-lg:mt-10" style={waterlineAt}>
      <SheerPlan vessel="skiff" decorative className="runs-on w-full" />
    </div>
  );
}
