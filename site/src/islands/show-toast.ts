import type { Toast } from './Toasts.tsx';

const TIMEOUT_MS = 2_000;

let ready: Promise<(toast: Toast) => boolean> | undefined;

/**
 * Loads what a toast needs in advance. Safe to call more than once.
 *
 * @param region the container's label for assistive technology
 */
export function prepareToasts(region: string): void {
  ready ??= import('./Toasts.tsx').then(({ startToasts }) => startToasts(region));
  // The next toast tries again. In Chromium, a module that failed to load fails until the page is reloaded:
  // https://github.com/whatwg/html/issues/6768
  ready.catch(() => (ready = undefined));
}

/**
 * Shows a toast.
 *
 * @returns false if its files fail to load within two seconds: show its words elsewhere
 */
export async function showToast(region: string, toast: Toast): Promise<boolean> {
  prepareToasts(region);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT_MS));
  try {
    const show = await Promise.race([ready, late]);
    return show?.(toast) ?? false;
  } catch {
    return false;
  }
}
