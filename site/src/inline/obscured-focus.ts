// What gets the focus is scrolled clear of the header. Browsers owe this to `scroll-padding`, but
// Firefox leaves what is seen in part where it is, and all of them what is taller than the window
// (WCAG 2.2, 2.4.12).
document.addEventListener('focusin', ({ target }) => {
  const focused = target as Element;
  if (!focused.matches(':is(main, footer) :focus-visible')) return;
  const tall = focused.clientHeight > innerHeight - 100;
  focused.scrollIntoView({ block: tall ? 'start' : 'nearest' });
});

export {};
