// Loads scripts that few visitors or pages need, when they are needed: after-load.ts loads this one.

if (document.querySelector('[data-typewriter]')) void import('./typewriter.ts');
if (document.querySelector('.industry-icon')) void import('./emoji.ts');
if (document.querySelector('[data-copy]')) void import('./copy-code.ts');
if (document.querySelector('a[data-frame]')) void import('./embeds.ts');

// Loads the hero's slider when a visitor reaches for its handle.
const handle = document.querySelector('.slider-handle');
for (const reached of ['pointerover', 'focusin'])
  handle?.addEventListener(reached, () => void import('./move-slider.ts'), { once: true });

// Measures the page's speed. Nobody misses it if it cannot be loaded.
if (document.body.dataset.page) void import('./vitals.ts').catch(() => undefined);

export {};
