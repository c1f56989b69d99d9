import { expect, test } from 'vitest';
import { checkDrawing } from './check-drawing.ts';

const art = {
  checkDrawing: (_: string, drawing: string) =>
    drawing === 'oak' ? undefined : `is “${drawing}”; use one of oak`,
};

test('a drawing that the art does not know stops the build with file, field, value and mend', () => {
  const check = () => checkDrawing('industry', 'aok', 'industries/timber.yaml', art);
  expect(check).toThrow('industries/timber.yaml: drawing is “aok”; use one of oak');
});

test('a drawing that the art knows, none at all, and any where there is no art are right', () => {
  checkDrawing('industry', 'oak', 'a.yaml', art);
  checkDrawing('industry', undefined, 'a.yaml', art);
  checkDrawing('industry', 'aok', 'a.yaml', {});
});
