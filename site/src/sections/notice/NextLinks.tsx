import { isInThisLanguage } from '../../addresses/links.ts';
import type { Person } from '../person.ts';
import { Band } from '../../ui/Band.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { TwoColumnList } from '../../ui/TwoColumnList.tsx';
import { ChiefQuote } from '../ChiefQuote.tsx';

type Props = {
  heading: string;
  tone?: 'paper' | 'tint';
  links: { title: string; text: string; link: string }[];
  chiefQuote?: string | undefined;
  chief?: Person | undefined;
};

export function NextLinks({ heading, links, chiefQuote, chief, tone = 'tint' }: Props) {
  const reachable = links.filter(({ link }) => isInThisLanguage(link));
  if (reachable.length === 0) return null;
  return (
    <Band tone={tone} labelledBy="leads">
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id="leads" className="text-heading">
            {heading}
          </h2>
          {chiefQuote && chief && (
            <ChiefQuote chief={chief} quote={chiefQuote} className="mt-8 lg:mt-10" />
          )}
        </div>
        <TwoColumnList as="ul" className="lg:col-span-8">
          {reachable.map(({ title, text, link }) => (
            <li key={link} className="relative">
              <PageLink
                href={link}
                className="block font-display text-subheading text-balance link after:absolute after:inset-0"
              >
                {title}
              </PageLink>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </TwoColumnList>
      </div>
    </Band>
  );
}
