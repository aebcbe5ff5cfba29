import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './booking.module.css';

interface BookingDialogProps {
  title: ReactNode;
  children: ReactNode;
  onClose: () => void;
}

/** Over the page until a call is booked or the owner closes it. */
export function BookingDialog({ title, children, onClose }: BookingDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Closed before it leaves the document: only then does the focus return.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={styles.dialog}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId} className="text-title">
          {title}
        </h2>
        <button type="button" className={styles.close} onClick={onClose}>
          <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4" fill="none">
            <path d="m2 2 12 12M14 2 2 14" stroke="currentColor" strokeWidth="1.5" />
          </svg>
          Close
        </button>
      </div>
      {children}
    </dialog>
  );
}
