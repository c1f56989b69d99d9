import type { Toast } from './Toasts.tsx';

const TIMEOUT_MS = 2_000;

let ready: Promise<(toast: Toast) => boolean> | undefined;

/**
 * Fetches what a toast needs, so that it is there when something is to be said. Harmless to repeat.
 *
 * @param region names the place of the toasts to assistive technology
 */
export function prepareToasts(region: string): void {
  ready ??= import('./Toasts.tsx').then(({ startToasts }) => startToasts(region));
  // Tried again with the next toast. In Chromium a module that once failed stays so until a reload:
  // https://github.com/whatwg/html/issues/6768
  ready.catch(() => (ready = undefined));
}

/**
 * Shows a toast.
 *
 * @returns false when its files fail to load, or not within two seconds: then its words have to be
 *   shown elsewhere
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
