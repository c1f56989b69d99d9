// Only what scrolls sideways is a tab stop, so that the arrow keys reach its end.
const sizes = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const scrolls = target.scrollWidth > target.clientWidth;
    if (scrolls) (target as HTMLElement).tabIndex = 0;
    else target.removeAttribute('tabindex');
  }
});
for (const box of document.querySelectorAll('.scrolling-table, .astro-code')) sizes.observe(box);

export {};
