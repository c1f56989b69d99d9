const message =
  'This side stays where it is when the page is mirrored for a language that is written from right to left. Write inline-start and inline-end for left and right, or add a rule with “:dir(rtl)”. What is meant as it is, as in a drawing, has its reason before it: “/* stylelint-disable-next-line RULE -- why */”.';

/** One part of a value; a function with its brackets is one. */
const part = String.raw`((?:[^\s()]|\([^()]*(?:\([^()]*\)[^()]*)*\))+)`;
const unequalSides = new RegExp(String.raw`^${part}\s+${part}\s+${part}\s+(?!\2$)\S`);
const unequalCorners = new RegExp(
  String.raw`^${part}\s+(?!\1(\s|$))|^${part}\s+${part}\s+${part}(?!\s+\5$)`,
);

/** @type {import('stylelint').Config} */
export default {
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    'property-disallowed-list': [['/(^|-)(left|right)(-|$)/'], { message }],
    'declaration-property-value-disallowed-list': [
      {
        // A word of its own: “to right”, and not “--right”.
        '/./': [/(?<![\w-])(left|right)(?![\w-])/],
        '/^((scroll-)?(margin|padding)|inset|border-(width|style|color))$/': [unequalSides],
        'border-radius': [unequalCorners],
      },
      { message },
    ],
  },
};
