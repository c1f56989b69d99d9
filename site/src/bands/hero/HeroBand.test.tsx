import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeroBand } from './HeroBand.tsx';

/** Returns the band up to its drawing. */
const hero = (words: string[]) =>
  renderToStaticMarkup(
    <HeroBand
      lead="Software that"
      words={words}
      rest="for years"
      text="We write it."
      button="Write to us"
      moreLabel="How we work"
      hasMore={false}
      look="under"
      labels={{ pause: 'Pause', resume: 'Resume' }}
      facts={[]}
      links={[]}
    />,
  ).split('<figure')[0];

test('several words are typed, can be paused, and are all in the heading without a script', () => {
  const html = hero(['lasts', 'works']);
  expect(html).toContain('data-typewriter="lasts|works"');
  expect(html).toContain('aria-label="Pause"');
  expect(html).toMatch(/<noscript><span[^>]*>, works</);
});

test('a single word is neither typed nor paused, and no comma follows it', () => {
  const html = hero(['lasts']);
  expect(html).toContain('lasts');
  expect(html).not.toMatch(/typewriter|Pause|noscript|, </);
});
