import { VITALS_PATH } from '@frontage/contract/vitals';

// Sends how fast this page was, once, when the visitor leaves it: no cookie, no address of the page.

const base: string = import.meta.env.PUBLIC_API_BASE ?? '/';

async function measure(): Promise<void> {
  const { onCLS, onINP, onLCP } = await import('web-vitals');
  const vitals = new URLSearchParams({ page: document.body.dataset.page ?? '' });
  for (const on of [onCLS, onINP, onLCP]) on(({ name, value }) => vitals.set(name, String(value)));
  const leave = () => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', leave);
    navigator.sendBeacon(base.replace(/\/+$/, '') + VITALS_PATH, vitals);
  };
  addEventListener('visibilitychange', leave);
}

// Safari has no requestIdleCallback.
const whenIdle = window.requestIdleCallback ?? setTimeout;
addEventListener('load', () => whenIdle(() => void measure().catch(() => undefined)));
