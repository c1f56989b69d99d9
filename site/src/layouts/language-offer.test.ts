import { expect, test } from 'vitest';
import { languageOffer } from './language-offer.ts';

test.each<[wanted: string[], own: string, others: string[], offered: string | undefined]>([
  [['de-AT', 'en'], 'en', ['de', 'fr'], 'de'],
  [['pt-BR'], 'en', ['pt', 'pt-BR'], 'pt-BR'],
  [['pt-PT'], 'en', ['pt-BR'], 'pt-BR'],
  // A visitor who prefers the page's language needs no suggestion.
  [['en-GB', 'de'], 'en', ['de'], undefined],
  [['it', 'en', 'de'], 'en', ['de'], undefined],
  [['it', 'de'], 'en', ['de'], 'de'],
  [['it'], 'en', ['de'], undefined],
  [['fil'], 'en', ['fi'], undefined],
  [[], 'en', ['de'], undefined],
])(
  'a reader of %j on a page in %s with translations in %j is offered %s',
  (preferred, pageLanguage, translations, offered) => {
    const lines = translations.map((lang) => ({ lang, hidden: true, querySelector: () => ({}) }));
    const page = { documentElement: { lang: pageLanguage }, querySelectorAll: () => lines };
    const run = new Function('navigator', 'document', languageOffer) as (...its: unknown[]) => void;
    run({ languages: preferred }, page);
    expect(lines.filter(({ hidden }) => !hidden).map(({ lang }) => lang)).toEqual(
      offered ? [offered] : [],
    );
  },
);
