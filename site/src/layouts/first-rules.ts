/**
 * The rules in the page itself. Chromium reads from the first style sheet whether a page takes part in view
 * transitions: without a rule in the page, 6 of 16 navigations failed with an error in the console (Chromium 156). The
 * order of the layers is here as well, since a component's rules may come before those of base.css.
 */
export const firstRules =
  '@layer properties,theme,base,components,utilities;@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';
