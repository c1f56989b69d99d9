// Turns the link to an embedded page into a button that loads it in a frame.
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
    // Video players refuse a page that sends no referrer.
    opened.referrerPolicy = 'strict-origin';
    button.replaceWith(opened);
    opened.focus();
  });
  link.replaceWith(button);
}

export {};
