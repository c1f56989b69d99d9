import { expect, test } from 'vitest';
import { languageFolders } from './language-folder.ts';

test('a folder with words of its own that is named like a language is one', () => {
  const languageOf = languageFolders([
    'words.yaml',
    'de/words.yaml',
    'pt-BR/words.yaml',
    'art/words.yaml',
    'fr/services/a.yaml',
  ]);
  expect(languageOf('de/services/a.yaml')).toBe('de');
  expect(languageOf('pt-BR/words.yaml')).toBe('pt-BR');
  for (const file of ['words.yaml', 'services/a.yaml', 'fr/services/a.yaml', 'de'])
    expect(languageOf(file), file).toBeUndefined();
});
