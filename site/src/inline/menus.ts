// What the platform does not do by itself yet: see docs/decisions/0002.

const menu = document.querySelector<HTMLDialogElement>('#side-menu');
const panels = document.querySelectorAll<HTMLElement>('[popover]');

function closeAll() {
  menu?.close();
  for (const panel of panels) panel.hidePopover();
}

// Without invoker commands (Safari before 26.2, Firefox before 144) the buttons need a hand.
if (!('command' in HTMLButtonElement.prototype)) {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[commandfor="side-menu"]');
    if (button?.getAttribute('command') === 'show-modal') menu?.showModal();
    else if (button) menu?.close();
  });
}

// The page behind the open menu does not scroll, and what the scrollbar leaves is the menu's: nothing moves. A rule with
// `html:has(dialog[open])` would restyle the whole page with each letter that the hero types.
if (menu)
  new MutationObserver(() => {
    const root = document.documentElement;
    if (menu.open) root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`);
    root.toggleAttribute('data-menu-open', menu.open);
  }).observe(menu, { attributeFilter: ['open'] });

// Without `closedby` an outside click lands on the dialog itself, in its backdrop.
if (!('closedBy' in HTMLDialogElement.prototype)) {
  menu?.addEventListener('click', ({ target }) => {
    if (target === menu) menu.close();
  });
}

// A chosen link closes the menu that it is in, also when it leads to the current page; a page that comes
// back from the back/forward cache has its menus closed.
document.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('[popover] a, #side-menu a')) closeAll();
});
addEventListener('pagehide', closeAll);

// The side menu belongs to screens without room for the menu in the header, which begins at one of
// these widths: turning a tablet must not leave it open.
for (const width of [64, 80])
  matchMedia(`(min-width: ${width}rem)`).addEventListener('change', closeAll);

// The year stays right after New Year without a new build.
for (const year of document.querySelectorAll('[data-year]')) {
  year.textContent = String(new Date().getFullYear());
}

export {};
