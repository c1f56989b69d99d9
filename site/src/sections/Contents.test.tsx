import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Contents } from './Contents.tsx';

test('an article without headings has no list of contents', () => {
  expect(renderToStaticMarkup(<Contents label="Contents" folded="Contents" headings={[]} />)).toBe(
    '',
  );
});
