// What must not hold up the first paint. See docs/decisions/0015-after-the-first-paint.md.

import { afterFirstPaint } from './first-paint.ts';

function fetchRest() {
  for (const use of document.querySelectorAll<SVGUseElement>('use[data-href]'))
    use.setAttribute('href', use.dataset.href ?? '');
  for (const late of document.querySelectorAll<HTMLTemplateElement>('template[data-late]'))
    document.head.append(late.content);
}

// Who comes from another page of ours has all of it already.
if (document.referrer.startsWith(location.origin)) fetchRest();
else afterFirstPaint(fetchRest);
