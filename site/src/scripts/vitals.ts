import { VITALS_PATH } from '@frontage/contract/vitals';
import { onCLS, onINP, onLCP } from 'web-vitals';

// Sends how fast this page was, once, when the visitor leaves it: no cookie, no address of the page.

const base: string = import.meta.env.PUBLIC_API_BASE ?? '/';
const vitals = new URLSearchParams({ page: document.body.dataset.page ?? '' });
for (const onVital of [onCLS, onINP, onLCP])
  onVital(({ name, value }) => vitals.set(name, String(value)));

function leave(): void {
  if (document.visibilityState !== 'hidden') return;
  removeEventListener('visibilitychange', leave);
  navigator.sendBeacon(base.replace(/\/+$/, '') + VITALS_PATH, vitals);
}
addEventListener('visibilitychange', leave);
