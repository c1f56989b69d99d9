// Scripts that few visitors or pages need are fetched when one does.

// What few pages have: words that are typed, emoji, code, pages of other sites.
if (document.querySelector('[data-typewriter]')) void import('./typewriter.ts');
if (document.querySelector('.industry-icon')) void import('./emoji.ts');
if (document.querySelector('[data-copy]')) void import('./copy-code.ts');
if (document.querySelector('a[data-frame]')) void import('./embeds.ts');

// What moves the hero's drawing: somebody reaches for its handle.
const handle = document.querySelector('.held-handle');
for (const reached of ['pointerover', 'focusin'])
  handle?.addEventListener(reached, () => void import('./move-slider.ts'), { once: true });

// What counts visits loads after the page. A script that comes from a template needs no trusted type.
const counter = document.querySelector<HTMLTemplateElement>('template[data-counter]');
if (counter) addEventListener('load', () => document.head.append(counter.content));

// An island whose files fail to load is marked, so that no button without effect is left: islands/*.css
addEventListener('astro:hydration-error', ({ target }) => {
  (target as HTMLElement).dataset.failed = '';
});

export {};
