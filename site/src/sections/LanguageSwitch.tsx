import type { OtherLanguage } from '../lib/navigation.ts';
import type { InterfaceWords } from '../schema/words.ts';
import './LanguageSwitch.css';

type Props = {
  languages: OtherLanguage[];
  words: InterfaceWords['languages'];
  /** Which of the places that have one: the header shows it where it shows its menu. */
  place: 'header' | 'menu' | 'footer';
};

/** Links to the same page in the other languages; nothing on a site that has one. */
export function LanguageSwitch({ languages, words, place }: Props) {
  if (!words || languages.length === 0) return null;
  return (
    <div role="group" aria-label={words.label} className="language-switch" data-place={place}>
      <ul>
        {languages.map(({ language, name, href, there }) => (
          <li key={language}>
            {/* Its language comes first: links without one are led to the page's own language. */}
            <a hrefLang={language} href={href}>
              <span lang={language}>{name}</span>
              {!there && <small>{words.elsewhere}</small>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
