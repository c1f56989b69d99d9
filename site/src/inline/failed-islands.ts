/** Marks an island whose files fail to load, so that no button without effect is left: islands/*.css */
addEventListener('astro:hydration-error', ({ target }) => {
  (target as HTMLElement).dataset.failed = '';
});
