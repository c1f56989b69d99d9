// Marks an island whose files fail to load, to hide buttons that do nothing: islands/*.css
addEventListener('astro:hydration-error', ({ target }) => {
  (target as HTMLElement).dataset.failed = '';
});

export {};
