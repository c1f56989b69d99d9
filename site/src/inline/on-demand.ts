// Loads scripts that few visitors or pages need, when they are needed.

if (document.querySelector('[data-typewriter]')) void import('./typewriter.ts');
if (document.querySelector('.industry-icon')) void import('./emoji.ts');
if (document.querySelector('[data-copy]')) void import('./copy-code.ts');
if (document.querySelector('a[data-frame]')) void import('./embeds.ts');

// Loads the hero's slider when a visitor reaches for its handle.
const handle = document.querySelector('.held-handle');
for (const reached of ['pointerover', 'focusin'])
  handle?.addEventListener(reached, () => void import('./move-slider.ts'), { once: true });

// Loads the analytics script after the page. A script from a template needs no Trusted Types policy.
const counter = document.querySelector<HTMLTemplateElement>('template[data-counter]');
if (counter) addEventListener('load', () => document.head.append(counter.content));

// Measures the page's speed once it has loaded. Nobody misses it if it cannot be loaded.
if (document.body.dataset.page)
  addEventListener('load', () => void import('./vitals.ts').catch(() => undefined));

// Marks an island whose files fail to load, to hide buttons that do nothing: islands/*.css
addEventListener('astro:hydration-error', ({ target }) => {
  (target as HTMLElement).dataset.failed = '';
});

export {};
