/** Marks an island whose files cannot be had, so that nothing dead is left to press: islands/*.css */
addEventListener('astro:hydration-error', ({ target }) => {
  (target as HTMLElement).dataset.failed = '';
});
