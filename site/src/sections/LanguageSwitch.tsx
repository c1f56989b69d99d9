import type { ComponentType, ReactNode } from 'react';
import type { OtherLanguage } from '../lib/navigation.ts';
import { language as own } from '../i18n/language.ts';
import type { InterfaceWords } from '../schema/words.ts';
import './LanguageSwitch.css';

/** A link of the place that the switch stands in. Its language comes first: links without one are led to the page's own. */
export type LanguageLinkProps = {
  hrefLang: string;
  lang: string;
  href: string;
  children: ReactNode;
};

type Props = {
  languages: OtherLanguage[];
  words: InterfaceWords['languages'];
  Link: ComponentType<LanguageLinkProps>;
  /** Of the words beside a language that does not have the page. */
  note: string;
  className?: string;
};

/** Links to the same page in the other languages; nothing on a site that has one. */
export function LanguageSwitch({ languages, words, Link, note, className }: Props) {
  if (!words || languages.length === 0) return null;
  return (
    <ul aria-label={words.label} className={className}>
      {languages.map(({ language, name, href, there }) => (
        <li key={language}>
          <Link hrefLang={language} lang={language} href={href}>
            {name}
            {!there && (
              <small lang={own} className={note}>
                {words.elsewhere}
              </small>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
