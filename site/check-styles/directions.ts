import { bare } from './sheet-classes.ts';
import { where } from './where.ts';

// What is physical stays where it is when the page is mirrored for a language that is written from right to left:
// docs/decisions/0048-the-other-direction.md

const oneSide =
  /^((scroll-)?(margin|padding)-)?(left|right)$|^border-(left|right)(-|$)|^border-(top|bottom)-(left|right)-radius$/;
const fourSides = /^((scroll-)?(margin|padding)|inset|border-(width|style|color))$/;
/** As a word of its own: “to right”, and not “--right”. */
const sideInWords = /(?<![\w-])(left|right)(?![\w-])/;

/** Parts of a value, of which a function is one, whatever is in its brackets. */
function partsOf(value: string): string[] {
  const closed = value.replaceAll(/\([^()]*\)/g, (inner) =>
    inner.replace('(', '[').replace(')', ']').replaceAll(/\s/g, '_'),
  );
  return closed === value ? value.trim().split(/\s+/) : partsOf(closed);
}

function isPhysical(property: string, value: string): boolean {
  if (oneSide.test(property) || sideInWords.test(value)) return true;
  const [a, b = a, c = a, d = b] = partsOf(value);
  if (fourSides.test(property)) return b !== d;
  return property === 'border-radius' && (a !== b || c !== d);
}

/** Declarations with a side that is not mirrored, with neither a reason nor, being for one direction, any need for one. */
export function directionFaults(path: string, css: string): string[] {
  const text = bare(css);
  const around: string[] = [];
  const faults: string[] = [];
  let start = 0;
  for (const { 0: end, index } of text.matchAll(/[{};]/g)) {
    const words = text.slice(start, index);
    const said = css.slice(start, index);
    const [, property = '', value = ''] = /^\s*([\w-]+)\s*:\s*([\s\S]+?)\s*$/.exec(words) ?? [];
    if (end === '{') around.push(words);
    else if (
      isPhysical(property, value) &&
      !around.some((rule) => rule.includes(':dir(')) &&
      !/\/\* Physical: \S/.test(said)
    )
      faults.push(
        `${where(path, css, start + words.search(/\S/))} has “${property}: ${value}”, which stays where it is when the page is mirrored. Write inline-start and inline-end for left and right, or add a rule with “:dir(rtl)”. What is meant as it is, in a drawing or with such a rule, has its reason before it: “/* Physical: … */”.`,
      );
    if (end === '}') around.pop();
    start = index + 1;
  }
  return faults;
}

/** Utilities by their beginnings, and what is mirrored in their place. */
const utilities: [physical: RegExp, logical: string][] = [
  [/^(scroll-)?[mp][lr]-/, 's or e for l or r, as in ms-4'],
  [/^(left|right)-/, 'inset-s- or inset-e-'],
  [/^(text|float|clear)-(left|right)$/, 'start or end'],
  [/^border-[lr](-|$)/, 'border-s or border-e'],
  [/^rounded-([lr]|[tb][lr])(-|$)/, 'rounded-s or rounded-e, and for corners ss, se, es, ee'],
  [
    /^(translate|skew)-x-|^origin-.*(left|right)|^(bg|mask)-.*to-[tb]?[lr]$|^(object|bg)-.*(left|right)/,
    '',
  ],
];

/** What to write in place of a utility with a side that is not mirrored; undefined for every other class. */
export function mirroredUtility(name: string): string | undefined {
  const bareName =
    name
      .split(':')
      .at(-1)
      ?.replace(/^[!-]+/, '') ?? '';
  const [, logical] = utilities.find(([physical]) => physical.test(bareName)) ?? [];
  if (logical === undefined) return undefined;
  return logical
    ? `Write ${logical}.`
    : 'Write it in the style sheet beside the component, with a rule for “:dir(rtl)”.';
}
