// What moves the hero's drawing is fetched when somebody reaches for its handle.

const station = document.querySelector('.held-handle');

for (const reached of ['pointerover', 'focusin'])
  station?.addEventListener(reached, () => void import('./move-station.ts'), { once: true });

export {};
