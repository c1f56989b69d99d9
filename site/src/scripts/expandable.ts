// Shows and hides the rest of a list: ui/Expandable.tsx. An inline script instead of an island, because a click before
// an island has hydrated is lost.
for (const toggle of document.querySelectorAll<HTMLButtonElement>('.expandable-toggle')) {
  toggle.addEventListener('click', () => {
    const { textContent, dataset } = toggle;
    [toggle.textContent, dataset.other] = [dataset.other as string, textContent];
    toggle.ariaExpanded = `${toggle.parentElement?.toggleAttribute('data-all')}`;
  });
}

export {};
