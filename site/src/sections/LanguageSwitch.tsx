import type { ComponentType, ReactNode } from 'react';
import type { OtherLanguage } from '../lib/navigation.ts';
import { language as own } from '../i18n/language.ts';
import type { InterfaceWords } from '../schema/words.ts';
import './LanguageSwitch.css';

/** A link in the style of the switch's surroundings. */
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
  /** The class of the note for a language without this page. */
  note: string;
  className?: string;
};

/** Links to the same page in other languages; empty on a site with a single language. */
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
