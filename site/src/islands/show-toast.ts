import type { Toast } from './Toasts.tsx';

const TIMEOUT_MS = 2_000;

let ready: Promise<(toast: Toast) => boolean> | undefined;

/** Fetches what a toast needs, so that it is there when something is to be said. Harmless to repeat. */
export function prepareToasts(): void {
  ready ??= import('./Toasts.tsx').then(({ startToasts }) => startToasts());
  // Tried again with the next touch. In Chromium a module that once failed stays so until a reload:
  // https://github.com/whatwg/html/issues/6768
  ready.catch(() => (ready = undefined));
}

/**
 * Shows a toast.
 *
 * @returns false when its files fail to load, or not within two seconds: then its words have to be
 *   shown elsewhere
 */
export async function showToast(toast: Toast): Promise<boolean> {
  prepareToasts();
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT_MS));
  try {
    const show = await Promise.race([ready, late]);
    return show?.(toast) ?? false;
  } catch {
    return false;
  }
}
