const looks = {
  accent: 'border border-transparent bg-oxide text-paper hover:bg-ink aria-disabled:opacity-60',
  quiet: 'border border-edge text-ink hover:border-ink hover:bg-tint',
};

export type ButtonLook = keyof typeof looks;

/** The look of a button, for a link as for a real one. */
export const buttonClass = (look: ButtonLook = 'accent') =>
  `inline-flex min-h-11 items-center justify-center rounded-full px-6 py-2.5 text-small leading-tight font-semibold transition-colors ${looks[look]}`;
