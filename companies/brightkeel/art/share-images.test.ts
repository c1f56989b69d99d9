import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sharePicture } from './share-picture.ts';

const pages = [
  { slug: 'home', section: 'company' },
  { slug: 'web-development', section: 'services' },
  { slug: 'logistics', section: 'industries', drawing: 'container-ship' },
  { slug: 'react-hooks', section: 'articles' },
] as const;

test.for(pages)('the picture of $slug is identical each time and needs no font', (page) => {
  const markup = () => renderToStaticMarkup(sharePicture(page).drawing);
  expect(markup()).toBe(markup());
  expect(markup()).not.toMatch(/<text|NaN|undefined/);
});

test('the share image of an industry shows the vessel that its content names', () => {
  const picture = (drawing: string) =>
    renderToStaticMarkup(sharePicture({ slug: 'x', section: 'industries', drawing }).drawing);
  expect(picture('container-ship')).not.toBe(picture('houseboat'));
});
