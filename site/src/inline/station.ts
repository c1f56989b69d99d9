// What moves the hero's drawing is fetched when somebody reaches for its handle.

const station = document.querySelector('.held-handle');
const script = import.meta.env.DEV ? '/src/inline/move-station.ts' : '/art/station.js';

for (const reached of ['pointerover', 'focusin'])
  station?.addEventListener(reached, () => void import(/* @vite-ignore */ script), { once: true });

export {};
