import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { toast as show, ToastContainer } from 'react-toastify/unstyled';
import librarySheet from 'react-toastify/ReactToastify.css?url&no-inline';
import ownSheet from './toaster.css?url&no-inline';

type Props = { toast: { id: number; ok: boolean }; success: string; failure: string };

/** The toasts of the form. Loaded when the first is shown: docs/decisions/0005. */
export default function Toaster({ toast, success, failure }: Props) {
  useEffect(() => {
    // The id keeps a repeated render from showing the same toast twice.
    const options = { toastId: toast.id };
    if (toast.ok) show.success(success, options);
    else show.error(failure, options);
  }, [toast, success, failure]);

  return createPortal(
    <>
      <link rel="stylesheet" href={librarySheet} precedence="toasts" />
      <link rel="stylesheet" href={ownSheet} precedence="toasts" />
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
      />
    </>,
    document.body,
  );
}
