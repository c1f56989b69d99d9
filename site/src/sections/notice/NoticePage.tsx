import type { CSSProperties, ReactNode } from 'react';
import { HalfBreadthPlan } from '../../art/HalfBreadthPlan.tsx';
import { yacht } from '../../art/hull-types.ts';
import { SheerPlan } from '../../art/SheerPlan.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { PolicyText } from '../privacy/PolicyText.tsx';
import './notice.css';

type Props = {
  /** Stands on the line, as large as the page allows; the heading is then under it. */
  code?: string;
  heading: string;
  text?: string;
  /** What stands for the tokens of the text; the address becomes a link. */
  facts?: { email: string } & Record<string, string>;
  /** True where the text says that something went wrong. */
  alert?: boolean;
  link?: { href: string; label: string };
  /** 'skiff': a small boat from the side; 'house': the company's own hull from above, leaving. */
  stage?: keyof typeof stages;
  children?: ReactNode;
};

/** The head of a page that says one thing, on the line of a drawing: not found, sent, not sent. */
export function NoticePage(props: Props) {
  const { code, heading, text, facts, alert, link, stage = 'skiff', children } = props;
  return (
    <div className="overflow-clip">
      <div className="relative wrap pb-band">
        <div className={code ? 'notice-line notice-coded' : 'notice-line'}>
          {code ? (
            <p className="notice-code">{code}</p>
          ) : (
            <h1 className="text-title lg:max-w-5/12">{heading}</h1>
          )}
          {stages[stage]()}
        </div>
        <div className="pt-10 sm:pt-14 lg:max-w-5/12 lg:pt-8">
          {code && <h1 className="text-title">{heading}</h1>}
          {text && (
            <p
              role={alert ? 'alert' : undefined}
              className={`text-lede text-muted ${code ? 'mt-5' : ''}`}
            >
              {facts ? <PolicyText words={text} facts={facts} /> : text}
            </p>
          )}
          {link && (
            <p className="mt-8">
              <ButtonLink href={link.href}>{link.label}</ButtonLink>
            </p>
          )}
        </div>
        {children}
      </div>
    </div>
  );
}

// The skiff's waterline stands at 275 of the drawing's 394: art/SheerPlan.
const waterlineAt = { '--waterline-at': '69.8%' } as CSSProperties;

const stages = {
  skiff: () => (
    <div className="notice-skiff" style={waterlineAt}>
      <SheerPlan vessel="skiff" decorative className="w-full overflow-visible" />
    </div>
  ),
  house: () => (
    <HalfBreadthPlan
      hull={yacht}
      decorative
      className="on-centre-line outbound max-lg:mt-10 max-lg:w-full"
    />
  ),
};
