// A page of another site loads once it is asked for: its link becomes a button, and the button the frame. Without
// script it is the link.
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-frame]')) {
  const { frame = '', title = '' } = link.dataset;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = link.className;
  button.ariaLabel = link.ariaLabel;
  button.append(...link.childNodes);
  button.addEventListener('click', () => {
    const opened = document.createElement('iframe');
    opened.src = frame;
    opened.title = title;
    opened.className = 'aspect-video w-full';
    opened.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture';
    // Players of videos refuse a page that does not say where it is.
    opened.referrerPolicy = 'strict-origin';
    button.replaceWith(opened);
    opened.focus();
  });
  link.replaceWith(button);
}

export {};
