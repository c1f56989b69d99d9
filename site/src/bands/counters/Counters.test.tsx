import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Counters } from './Counters.tsx';

test('figures have separators and share the size of the longest', () => {
  const html = renderToStaticMarkup(
    <Counters
      counters={[
        { label: 'Records moved', value: 1234567 },
        { label: 'People', value: 4 },
      ]}
    />,
  );
  expect(html).toContain('<span class="sr-only">1,234,567+</span>');
  expect(html).toContain('>1,234,567</span>');
  expect(html.match(/--letters:\d+/g)).toEqual(['--letters:10', '--letters:10']);
});
