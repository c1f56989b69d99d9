// Shows and hides the rest of a list: bands/services/Expandable.tsx. It is a script of every page, because an island loses
// the clicks that come before it has hydrated.
for (const toggle of document.querySelectorAll<HTMLButtonElement>('.expandable-toggle')) {
  toggle.addEventListener('click', () => {
    const { textContent, dataset } = toggle;
    [toggle.textContent, dataset.other] = [dataset.other as string, textContent];
    toggle.ariaExpanded = `${toggle.parentElement?.toggleAttribute('data-all')}`;
  });
}

export {};
