// Only what scrolls sideways is a tab stop, so that the arrow keys reach its end.
const sizes = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const scrolls = target.scrollWidth > target.clientWidth;
    if (scrolls) (target as HTMLElement).tabIndex = 0;
    else target.removeAttribute('tabindex');
  }
});
for (const box of document.querySelectorAll('.scrolling-table, .astro-code')) sizes.observe(box);

// What gets the focus is scrolled clear of the header. Browsers owe this to `scroll-padding`, but
// Firefox leaves what is seen in part where it is (WCAG 2.2, 2.4.12). What may be taller than the
// window begins below the header: `true` means its start.
document.addEventListener('focusin', ({ target }) => {
  const focused = target as Element;
  if (focused.matches(':is(main,footer) :focus-visible'))
    focused.scrollIntoView(focused.clientHeight > 500 || { block: 'nearest' });
});

export {};
