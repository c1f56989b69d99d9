// Makes only elements that scroll sideways focusable, so that the arrow keys reach their end.
const sizes = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const scrolls = target.scrollWidth > target.clientWidth;
    if (scrolls) (target as HTMLElement).tabIndex = 0;
    else target.removeAttribute('tabindex');
  }
});
for (const box of document.querySelectorAll('.scrolling-table, .astro-code')) sizes.observe(box);

// Scrolls the focused element clear of the header (WCAG 2.2, 2.4.12). `scroll-padding` should do that, but Firefox
// ignores partly visible elements. A possibly tall element is aligned with its top: `true`.
document.addEventListener('focusin', ({ target }) => {
  const focused = target as Element;
  if (focused.matches(':is(main,footer) :focus-visible'))
    focused.scrollIntoView(focused.clientHeight > 500 || { block: 'nearest' });
});

export {};
