/**
 * The rules that stand in the page itself. Chromium asks the first style sheet that it has whether a page takes
 * part in view transitions: with no rule in the page, 6 of 16 navigations were aborted with an error in the
 * console (Chromium 156). The order of the layers is here too, since a component's rules may come before those
 * of base.css.
 */
export const firstRules =
  '@layer properties,theme,base,components,utilities;@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';
