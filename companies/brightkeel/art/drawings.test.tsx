import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { art } from './art.tsx';
import { BodyPlan } from './BodyPlan.tsx';
import { HalfBreadthPlan } from './HalfBreadthPlan.tsx';
import { LinesSheet } from './LinesSheet.tsx';
import { SheerPlan } from './SheerPlan.tsx';
import { vesselNameOf, vessels, type VesselName } from './vessels.ts';

const names = Object.keys(vessels) as VesselName[];
const variants = ['view', 'banner', 'plate'] as const;
const sheets = ['sheet', 'band', 'tall'] as const;

const plans = variants.flatMap((variant) => [
  <BodyPlan slug="branding" variant={variant} title="Branding" />,
  <HalfBreadthPlan slug="react-hooks" variant={variant} title="React Hooks" />,
  ...names.map((vessel) => <SheerPlan vessel={vessel} variant={variant} title={vessel} />),
]);
const wholeSheets = sheets.map((variant) => <LinesSheet variant={variant} title="Lines plan" />);

/** The end points of all curves and strokes of one drawing, where it stands on its sheet. */
function reach(markup: string): number[] {
  return [...markup.matchAll(/ d="M(-?[\d.]+)/g)].map(([, x]) => Number(x));
}

test('each slug has a drawing of its own, and so has each vessel', () => {
  const body = (slug: string) => renderToStaticMarkup(<BodyPlan slug={slug} />);
  expect(body('branding')).not.toBe(body('automation'));
  const drawn = names.map((vessel) => renderToStaticMarkup(<SheerPlan vessel={vessel} />));
  expect(new Set(drawn).size).toBe(8);
});

test('a drawing is always the same, in finite numbers within the bleed, without ids and styles that a page could not hold twice', () => {
  for (const element of [...plans, ...wholeSheets]) {
    const markup = renderToStaticMarkup(element);
    expect(renderToStaticMarkup(element)).toBe(markup);
    expect(markup).not.toMatch(/NaN|Infinity|undefined| id=| style=|<style/);
    for (const x of reach(markup)) expect(Math.abs(x)).toBeLessThanOrEqual(3300);
  }
});

test('every picture has a name or is hidden', () => {
  const named = renderToStaticMarkup(<BodyPlan slug="branding" title="Body plan" />);
  expect(named).toContain('role="img"');
  expect(named).toContain('<title>Body plan</title>');
  const hidden = renderToStaticMarkup(<BodyPlan slug="branding" title="Body plan" decorative />);
  expect(hidden).toContain('aria-hidden="true"');
  expect(hidden).not.toContain('<title>');
});

test('the art says which drawings content may name', () => {
  expect(art.drawings?.industry).toContain('cutter');
  expect(art.drawings?.service).toContain('tug');
  expect(art.drawings?.industry).not.toContain('tug');
});

test('an industry that names no drawing gets one from its slug', () => {
  const drawn = ['retail', 'energy', 'museums'].map((slug) => vesselNameOf({ slug }));
  expect(drawn).toEqual(['retail', 'energy', 'museums'].map((slug) => vesselNameOf({ slug })));
  expect(new Set(drawn).size).toBeGreaterThan(1);
});
