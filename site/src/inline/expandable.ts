// Shows the rest of a list, and hides it again: ui/Expandable.tsx. A small inline script and no island,
// since what is pressed before an island has come is lost.
for (const toggle of document.querySelectorAll<HTMLButtonElement>('.expandable-toggle')) {
  toggle.addEventListener('click', () => {
    const { textContent, dataset } = toggle;
    [toggle.textContent, dataset.other] = [dataset.other as string, textContent];
    toggle.ariaExpanded = `${toggle.parentElement?.toggleAttribute('data-all')}`;
  });
}

export {};
