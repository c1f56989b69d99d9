// A video loads once it is pressed: its link becomes a button, and the button the player. Without script it
// is the link.
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-frame]')) {
  const { frame = '', title = '' } = link.dataset;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = link.className;
  button.ariaLabel = link.ariaLabel;
  button.append(...link.childNodes);
  button.addEventListener('click', () => {
    const player = document.createElement('iframe');
    player.src = frame;
    player.title = title;
    player.className = 'aspect-video w-full';
    player.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture';
    // Players refuse a page that does not say where it is.
    player.referrerPolicy = 'strict-origin';
    button.replaceWith(player);
    player.focus();
  });
  link.replaceWith(button);
}

export {};
