import { afterPaint } from './after-paint.ts';

// Loads what nobody needs at once after the page is painted: on-demand.ts and the analytics script. Scripts from a
// template need no Trusted Types policy.
addEventListener('load', () =>
  afterPaint(() => {
    for (const { content } of document.querySelectorAll<HTMLTemplateElement>(
      'template[data-after-load]',
    ))
      document.head.append(content);
  }),
);
