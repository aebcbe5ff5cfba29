import { type ReactNode, useEffect, useRef } from 'react';
import { Dialog } from '~/ui/desk/dialog';

interface BookingDialogProps {
  /** The lead, once chosen. */
  name?: string;
  children: ReactNode;
  onClose: () => void;
}

/** Open until a call is booked or the owner closes it. */
export function BookingDialog({ name, children, onClose }: BookingDialogProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // The button that chose the lead is gone.
  useEffect(() => {
    if (name !== undefined) title.current?.focus();
  }, [name]);

  return (
    <Dialog
      title={
        <>
          Book a call
          {name !== undefined && (
            <>
              {' '}
              with <bdi>{name}</bdi>
            </>
          )}
        </>
      }
      titleRef={title}
      hasCloseButton
      className="w-160 p-5 sm:p-6"
      onClose={onClose}
    >
      {children}
    </Dialog>
  );
}
