import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ServicesGrid } from './ServicesGrid.tsx';

const cards = ['/a', '/b', '/c'].map((link) => ({
  title: link,
  text: 'What it is',
  link,
  subject: { slug: link.slice(1), drawing: undefined },
}));

test.each([
  [2, false],
  [3, true],
])('%i cards of services have a button for the rest: %s', (count, has) => {
  const grid = (
    <ServicesGrid labels={{ more: 'Show all', less: 'Show fewer' }} cards={cards.slice(0, count)} />
  );
  expect(renderToStaticMarkup(grid).includes('Show all')).toBe(has);
});
