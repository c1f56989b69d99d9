import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { toast, ToastContainer } from 'react-toastify/unstyled';
import { CloseIcon } from '../ui/icons.tsx';
import sheet from './Toasts.css?url&no-inline';

const RTL = import.meta.env.RTL;

export type Toast = { kind: 'success' | 'error'; text: string; close: string };

/**
 * Adds the toast container to the page, after its style sheet: docs/decisions/0002. It has its own React root, so that
 * an error in it cannot remove the form.
 *
 * @param region the container's label for assistive technology
 * @returns a function that shows a toast and returns whether its words are then in the page
 * @throws if the style sheet cannot be loaded
 */
export async function startToasts(region: string): Promise<(toast: Toast) => boolean> {
  await addStyleSheet(sheet);
  const container = document.body.appendChild(document.createElement('div'));
  flushSync(() => createRoot(container).render(<Container name={region} />));
  return ({ kind, text, close }) => {
    // Only the words are the alert, or a screen reader would read the button as well. The words also label the toast,
    // for visitors who reach it with Alt+T.
    flushSync(() =>
      toast[kind](<p role="alert">{text}</p>, {
        ariaLabel: text,
        closeButton: ({ closeToast }) => <Close label={close} onClick={() => closeToast(true)} />,
      }),
    );
    return container.textContent.includes(text);
  };
}

function addStyleSheet(href: string): Promise<unknown> {
  const link = document.createElement('link');
  return new Promise((resolve, reject) => {
    Object.assign(link, { rel: 'stylesheet', href, onload: resolve, onerror: reject });
    document.head.append(link);
  }).catch((error: unknown) => {
    link.remove();
    throw error;
  });
}

function Container({ name }: { name: string }) {
  return (
    // Each toast is an alert, which would be read twice inside a live region.
    <div ref={(container) => container?.querySelector('section')?.setAttribute('aria-live', 'off')}>
      <ToastContainer
        aria-label={name}
        position={RTL ? 'top-left' : 'top-right'}
        {...(RTL && { rtl: true })}
        autoClose={5000}
        pauseOnHover
        pauseOnFocusLoss
        draggable="touch"
        draggablePercent={80}
        hotKeys={(event) => event.altKey && event.code === 'KeyT'}
        stacked
        theme="auto"
        role="group"
        // Hide it from assistive technology only, which would read a progress bar without a value.
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
