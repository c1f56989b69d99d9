// What browsers do not do with the menus by themselves: docs/decisions/0002.

const menu = document.querySelector<HTMLDialogElement>('#side-menu');
const panels = document.querySelectorAll<HTMLElement>('[popover]');

function closeAll() {
  menu?.close();
  for (const panel of panels) panel.hidePopover();
}

// Invoker commands are missing in Safari before 26.2 and Firefox before 144.
if (!('command' in HTMLButtonElement.prototype)) {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[commandfor="side-menu"]');
    if (button?.getAttribute('command') === 'show-modal') menu?.showModal();
    else if (button) menu?.close();
  });
}

// Locks the scroll position behind the open menu, and reserves the scrollbar's space so that nothing moves. A rule with
// `html:has(dialog[open])` would restyle the whole page with each letter that the hero types.
if (menu)
  new MutationObserver(() => {
    const root = document.documentElement;
    if (menu.open) root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`);
    root.toggleAttribute('data-menu-open', menu.open);
  }).observe(menu, { attributeFilter: ['open'] });

// Without `closedby`, a click on the backdrop targets the dialog itself.
if (!('closedBy' in HTMLDialogElement.prototype)) {
  menu?.addEventListener('click', ({ target }) => {
    if (target === menu) menu.close();
  });
}

// Closes a menu when one of its links is followed, even to the current page, and when a page is restored from the
// back/forward cache.
document.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('[popover] a, #side-menu a')) closeAll();
});
addEventListener('pagehide', closeAll);

// Closes the side menu when the header's menu appears at one of these widths, for example when a tablet is rotated.
for (const width of [64, 80])
  matchMedia(`(min-width: ${width}rem)`).addEventListener('change', closeAll);

export {};
