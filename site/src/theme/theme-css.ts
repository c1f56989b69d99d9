import type { Colors } from './derived-colors.ts';
import { colorToken, plainToken, plainTokens } from './plain-theme.ts';
import type { Palette, Theme } from './resolve-theme.ts';

/** Returns a theme's declarations by token, without its typefaces. */
export function themeTokens(theme: Theme): Map<string, string> {
  const { standard, fill, headings, text, labels, shape, spacing, density } = theme;
  const { scale = 1, leading: headingLeading = 1 } = headings ?? {};
  const { size = 1, leading = 1 } = text ?? {};
  return new Map([
    ...colorTokens(standard),
    [colorToken('scrim'), standard.scrim],
    ...definedTokens({
      [colorToken('fill')]: fill && `light-dark(${fill.fill}, var(--color-accent))`,
      [colorToken('onFill')]: fill && `light-dark(${fill.onFill}, var(--color-paper))`,
    }),
    ...definedTokens({
      '--heading-weight': headings?.weight,
      '--heading-spacing': headings?.spacing,
      '--heading-case': textTransform(headings?.letters),
      '--font-label': labels?.face && `var(--font-${faces[labels.face]})`,
      '--label-weight': labels?.weight,
      '--label-spacing': labels?.spacing,
      '--label-case': textTransform(labels?.letters),
      '--radius-box': shape?.corners?.replace(/^0$/, '0px'),
      '--field-sides': shape?.corners && shape.corners !== '0' ? 'var(--color-edge)' : undefined,
      '--radius-button': shape?.buttons?.replace(/^0$/, '0px'),
      '--border-width-2': shape?.rule,
      '--spacing': density && `${round(0.25 * density)}rem`,
    }),
    ...(scale === 1
      ? []
      : HEADING_SIZES.map(([name, share]) => scaleFluidToken(name, scale ** share))),
    ...(headingLeading === 1
      ? []
      : HEADING_SIZES.map(([name]) => multiplyToken(`${name}--line-height`, headingLeading))),
    ...(size === 1 ? [] : READING_SIZES.map((name) => multiplyToken(name, size))),
    ...(leading === 1
      ? []
      : READING_SIZES.map((name) => multiplyToken(`${name}--line-height`, leading))),
    ...(spacing ? [multiplyToken('--spacing-band', spacing)] : []),
  ]);
}

/** Returns every token of a theme, including the defaults, so that it can override any other theme. */
export const allThemeTokens = (theme: Theme) => new Map([...plainTokens, ...themeTokens(theme)]);

/** Returns the colors that differ for visitors who prefer more contrast. */
function moreContrastTokens({ standard, moreContrast }: Theme): Map<string, string> {
  const standardValues = new Map(colorTokens(standard));
  return new Map(
    colorTokens(moreContrast).filter(([name, value]) => standardValues.get(name) !== value),
  );
}

/** Writes a theme's style sheet, which overrides the defaults of src/styles/theme.css. */
export function themeCss(theme: Theme): string {
  return (
    `@theme {\n${formatDeclarations(themeTokens(theme))}}\n` +
    `@media (prefers-contrast: more) {\n@layer theme {\n:root {\n${formatDeclarations(moreContrastTokens(theme))}}\n}\n}\n`
  );
}

const formatDeclarations = (tokens: Map<string, string>) =>
  [...tokens].map(([name, value]) => `${name}: ${value};\n`).join('');

function colorTokens({ light, dark, deep }: Palette): [string, string][] {
  const names = Object.keys(light) as (keyof Colors)[];
  const both = names.map((name): [string, string] => [
    colorToken(name),
    light[name] === dark[name] ? light[name] : `light-dark(${light[name]}, ${dark[name]})`,
  ]);
  return [...both, [colorToken('deep'), deep]];
}

const definedTokens = (tokens: Record<string, string | number | undefined>) =>
  Object.entries(tokens).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );

const textTransform = (how: 'as written' | 'capitals' | undefined) =>
  how && (how === 'capitals' ? 'uppercase' : 'none');

const faces = { machine: 'mono', display: 'display', text: 'text' };

/** How much each heading size follows the scale: the largest entirely, smaller ones less. */
const HEADING_SIZES: [name: string, share: number][] = [
  ['--text-hero', 1],
  ['--text-title', 0.85],
  ['--text-heading', 0.6],
  ['--text-subheading', 0.2],
];

/** The sizes of running text. Smaller text has no room to shrink. */
const READING_SIZES = ['--text-lede', '--text-reading', '--text-body'];

function multiplyToken(name: string, factor: number): [string, string] {
  const value = plainToken(name);
  return [
    name,
    value.replace(/[\d.]+(?=rem|vw|$)/g, (number) => `${round(Number(number) * factor)}`),
  ];
}

/** Scales a fluid size, mostly at its wide end: on a phone it grows little, so that the longest words still fit. */
function scaleFluidToken(name: string, factor: number): [string, string] {
  const fluid = /^clamp\(([\d.]+)rem, ([\d.]+)rem \+ ([\d.]+)vw, ([\d.]+)rem\)$/;
  const [min = 0, start = 0, slope = 1, max = 0] =
    fluid.exec(plainToken(name))?.slice(1).map(Number) ?? [];
  const narrow = (min - start) / slope;
  const wide = (max - start) / slope;
  const small = min * Math.min(factor, 1.05);
  const large = max * factor;
  const steep = (large - small) / (wide - narrow);
  const base = small - steep * narrow;
  return [
    name,
    `clamp(${round(small)}rem, ${round(base)}rem + ${round(steep)}vw, ${round(large)}rem)`,
  ];
}

const round = (value: number) => Number(value.toFixed(4));
