import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { toast, ToastContainer } from 'react-toastify/unstyled';
import { CloseIcon } from '../ui/icons.tsx';
import sheet from './Toasts.css?url&no-inline';

export type Toast = { kind: 'success' | 'error'; words: string; close: string };

/**
 * Puts the place for toasts into the page, once it can be seen as it is meant: docs/decisions/0005.
 * It has a root of its own, so that nothing in it can take the form away.
 *
 * @returns what shows a toast, and whether its words stand in the page then
 * @throws where the style sheet cannot be had
 */
export async function startToasts(): Promise<(toast: Toast) => boolean> {
  await wear(sheet);
  const place = document.body.appendChild(document.createElement('div'));
  flushSync(() => createRoot(place).render(<Place />));
  return ({ kind, words, close }) => {
    // The words alone are the alert: the button would be read out with them. The toast itself has
    // their name, for whoever comes to it by Alt+T.
    flushSync(() =>
      toast[kind](<p role="alert">{words}</p>, {
        ariaLabel: words,
        closeButton: ({ closeToast }) => <Close label={close} onClick={() => closeToast(true)} />,
      }),
    );
    return place.textContent.includes(words);
  };
}

/** Adds a style sheet and waits until it counts. */
function wear(href: string): Promise<unknown> {
  const link = document.createElement('link');
  return new Promise((resolve, reject) => {
    Object.assign(link, { rel: 'stylesheet', href, onload: resolve, onerror: reject });
    document.head.append(link);
  }).catch((error: unknown) => {
    link.remove();
    throw error;
  });
}

function Place() {
  return (
    // Each toast is an alert, and a live region around it would have it read twice.
    <div ref={(place) => place?.querySelector('section')?.setAttribute('aria-live', 'off')}>
      <ToastContainer
        position="top-right"
        autoClose={5000}
        pauseOnHover
        pauseOnFocusLoss
        draggable="touch"
        draggablePercent={80}
        hotKeys={(event) => event.altKey && event.code === 'KeyT'}
        stacked
        theme="auto"
        role="group"
        // From assistive technology only, to which it would be a progress without a value.
        hideProgressBar
      />
    </div>
  );
}

function Close({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" aria-label={label} onClick={onClick} className="Toastify__close-button">
      <CloseIcon />
    </button>
  );
}
