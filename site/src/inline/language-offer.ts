// One quiet line that leads to the same page in the visitor's language. Once closed it stays away until the tab is.

import { offeredLanguage } from '../i18n/offered-language.ts';

const CLOSED = 'language-offer';

const links = [
  ...document.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang][title]'),
];
const { lang, style } = document.documentElement;
const language = offeredLanguage(
  navigator.languages,
  lang,
  links.map(({ hreflang }) => hreflang),
);
const link = links.find(({ hreflang }) => hreflang === language);
if (link && !stored((storage) => storage.getItem(CLOSED))) offer(link);

function offer({ hreflang, href, title, dataset }: HTMLLinkElement) {
  const line = document.createElement('aside');
  line.lang = hreflang;
  line.dir = 'auto';
  // For visitors without a preference it would be part of a sheet that every page has.
  line.style.cssText =
    'position:fixed;z-index:30;inset-block-end:1rem;inset-inline-start:1rem;display:flex;max-inline-size:calc(100vw - 2rem);border:1px solid var(--color-edge);background:var(--color-paper);font-size:var(--text-small)';
  line.className = 'print:hidden';
  const target = 'display:flex;align-items:center;min-block-size:2.75rem;padding-inline:1rem';
  const to = document.createElement('a');
  // The link in the head names the site's own address, wherever the page is looked at.
  Object.assign(to, { hreflang, href: new URL(href).pathname, textContent: title });
  to.style.cssText = `${target};text-decoration:underline`;
  const close = document.createElement('button');
  Object.assign(close, { type: 'button', textContent: '×', ariaLabel: dataset.close });
  close.style.cssText = `${target};font-size:1.25rem;border-inline-start:1px solid var(--color-line)`;
  close.addEventListener('click', () => {
    stored((storage) => storage.setItem(CLOSED, 'true'));
    line.remove();
    style.scrollPaddingBlockEnd = '';
  });
  line.append(to, close);
  // What gets the focus is scrolled clear of it: scrolling.ts
  style.scrollPaddingBlockEnd = '5rem';
  document.querySelector('body > header')?.after(line);
}

/** Where storage is blocked, reading the property throws already; the line then comes back with each page. */
function stored<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(sessionStorage);
  } catch {
    return undefined;
  }
}
