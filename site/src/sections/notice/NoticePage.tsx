import type { ReactNode } from 'react';
import { art } from 'company:art';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { PolicyText } from '../privacy/PolicyText.tsx';
import './NoticePage.css';

type Props = {
  /** Large figures on the line, with the heading below. */
  code?: string;
  heading: string;
  text?: string;
  /** The values of the text's tokens; the address becomes a link. */
  facts?: { email: string } & Record<string, string>;
  /** Whether the text reports an error. */
  alert?: boolean;
  link?: { href: string; label: string };
  kind?: 'lost' | 'failed' | 'sent';
  children?: ReactNode;
};

/** Starts on the line, which is the top of the second row. */
const beside = 'notice-picture absolute end-0 top-0 col-span-full row-start-2 w-19/50 lg:w-12/25';

/** On a phone, there is no room for a picture beside a heading. */
const underHeading =
  'notice-picture max-lg:mt-10 max-lg:translate-none lg:absolute lg:end-0 lg:top-0 lg:col-span-full lg:row-start-2 lg:w-12/25';

/** The top of a page with a single message, on the line of a drawing: not found, sent, not sent. */
export function NoticePage(props: Props) {
  const { code, heading, text, facts, alert, link, kind = 'lost', children } = props;
  return (
    <div className="overflow-clip">
      <div className={`relative wrap grid-cols-1 pb-band ${code ? 'grid' : 'lg:grid'}`}>
        <div className="notice-line lg:flex lg:min-h-68 lg:items-end">
          {code ? (
            <p className="notice-code font-display leading-none text-accent">{code}</p>
          ) : (
            <h1 className="text-title lg:max-w-5/12 lg:pb-5">{heading}</h1>
          )}
        </div>
        <div
          className={code ? 'pt-10 sm:pt-14 lg:max-w-1/2 lg:pt-8' : 'pt-5 lg:max-w-5/12 lg:pt-8'}
        >
          {code && <h1 className="text-title">{heading}</h1>}
          {text && (
            <p
              role={alert ? 'alert' : undefined}
              className={`text-lede text-muted ${code ? 'mt-5' : ''}`}
            >
              {facts ? <PolicyText text={text} facts={facts} /> : text}
            </p>
          )}
          {link && (
            <p className="mt-8">
              <ButtonLink href={link.href}>{link.label}</ButtonLink>
            </p>
          )}
        </div>
        {art.Notice && <art.Notice kind={kind} className={code ? beside : underHeading} />}
        {children}
      </div>
    </div>
  );
}
