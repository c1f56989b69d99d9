import { expect, test, vi } from 'vitest';
import { offeredLanguage } from './offered-language.ts';

test.each<[wanted: string[], own: string, others: string[], offered: string | undefined]>([
  [['de-AT', 'en'], 'en', ['de', 'fr'], 'de'],
  [['pt-BR'], 'en', ['pt', 'pt-BR'], 'pt-BR'],
  [['pt-PT'], 'en', ['pt-BR'], 'pt-BR'],
  // Somebody who reads the page's language before another one needs no offer.
  [['en-GB', 'de'], 'en', ['de'], undefined],
  [['it', 'en', 'de'], 'en', ['de'], undefined],
  [['it', 'de'], 'en', ['de'], 'de'],
  [['it'], 'en', ['de'], undefined],
  [[], 'en', ['de'], undefined],
])(
  'who wants %j on a page in %s that is there in %j is offered %s',
  (wanted, own, others, offered) => {
    expect(offeredLanguage(wanted, own, others)).toBe(offered);
  },
);

test.for([
  ['fi-FI', 'fi', false],
  ['de', 'en', true],
  ['fil', 'fi', true],
] as const)(
  'who reads %s on a page in %s is offered a language: %s',
  async ([language, lang, offered]) => {
    const asked = vi.fn();
    vi.resetModules();
    vi.doMock('../inline/language-offer.ts', () => ({ asked: asked() }));
    vi.stubGlobal('navigator', { language });
    vi.stubGlobal('document', { documentElement: { lang }, querySelector: () => null });
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubEnv('SEVERAL_LANGUAGES', true as never);
    await import('../inline/on-demand.ts');
    await vi.dynamicImportSettled();
    expect(asked).toHaveBeenCalledTimes(offered ? 1 : 0);
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  },
);
