import type { OtherLanguage } from '../addresses/links.ts';
import { language as pageLanguage } from '../i18n/build-constants.ts';
import type { InterfaceWords } from '../schema/words.ts';
import './LanguageSwitch.css';

type Props = {
  languages: OtherLanguage[];
  labels: InterfaceWords['languages'];
  /** The class of the links, which look like those around the switch. */
  link: string;
  /** The class of the note for a language without this page. */
  note: string;
  className?: string;
};

/** Links to the same page in other languages; empty on a site with a single language. */
export function LanguageSwitch({ languages, labels, link, note, className }: Props) {
  if (!labels || languages.length === 0) return null;
  return (
    <ul aria-label={labels.label} className={className}>
      {languages.map(({ language, name, href, there }) => (
        <li key={language}>
          <a hrefLang={language} lang={language} href={href} className={link}>
            {name}
            {!there && (
              <small lang={pageLanguage} className={note}>
                {labels.elsewhere}
              </small>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
