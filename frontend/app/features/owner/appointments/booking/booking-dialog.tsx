import { type ReactNode, useEffect, useId, useRef } from 'react';
import { CloseButton } from '~/ui/desk/close-button';
import { useModalDialog } from '~/ui/desk/use-modal-dialog';
import styles from './booking.module.css';

interface BookingDialogProps {
  /** Whom the call is with, once that is known. */
  name?: string;
  children: ReactNode;
  onClose: () => void;
}

/** Over the page until a call is booked or the owner closes it. */
export function BookingDialog({ name, children, onClose }: BookingDialogProps) {
  const dialog = useModalDialog();
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  // The button that chose the lead is gone.
  useEffect(() => {
    if (name !== undefined) title.current?.focus();
  }, [name]);

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
        <h2 ref={title} id={titleId} tabIndex={-1} className="text-title focus:outline-none">
          Book a call
          {name !== undefined && (
            <>
              {' '}
              with <bdi>{name}</bdi>
            </>
          )}
        </h2>
        <CloseButton onClose={onClose} />
      </div>
      {children}
    </dialog>
  );
}
