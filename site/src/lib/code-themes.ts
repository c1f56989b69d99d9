/** How code samples are coloured: both schemes in one stylesheet value, by `light-dark()`. */
export const codeColours = {
  themes: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
  defaultColor: 'light-dark()',
} as const;
