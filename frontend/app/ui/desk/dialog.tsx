import { Dialog as RadixDialog } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react';
import { CloseButton } from './close-button';
import { ConfirmDialog } from './confirm-dialog';
import { DialogFrame } from './dialog-frame';

interface DialogProps {
  title: ReactNode;
  /** Moves the focus to the title. */
  titleRef?: Ref<HTMLHeadingElement>;
  hasCloseButton?: boolean;
  /** Whether Escape must wait: something is being saved. */
  isBusy?: boolean;
  /** Whether closing needs a confirmation. */
  isUnsaved?: () => boolean;
  /** The text of that confirmation. */
  leave?: { title: string; confirm: string; text: string };
  /** Its size. */
  className: string;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** Gets the function that closes it, with that confirmation. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

const leaveUnsaved = {
  title: 'Leave without saving?',
  confirm: 'Discard changes',
  text: 'Your changes haven’t been saved yet.',
};

/** A modal dialog on the desk. Confirms before unsaved work would be lost. */
export function Dialog(props: DialogProps) {
  const {
    title,
    titleRef,
    hasCloseButton = false,
    children,
    className,
    onClose,
    onKeyDown,
  } = props;
  const { isBusy = false, isUnsaved, leave = leaveUnsaved } = props;
  const [isLeaving, setLeaving] = useState(false);

  function close(): void {
    if (isBusy) return;
    if (isUnsaved?.()) setLeaving(true);
    else onClose();
  }

  const heading = (
    <RadixDialog.Title
      ref={titleRef}
      tabIndex={titleRef ? -1 : undefined}
      className={titleRef ? 'text-title focus:outline-none' : 'text-title'}
    >
      {title}
    </RadixDialog.Title>
  );
  return (
    <DialogFrame className={className} onCancel={close} onKeyDown={onKeyDown}>
      {hasCloseButton ? (
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1">
          {heading}
          <CloseButton onClose={close} />
        </div>
      ) : (
        heading
      )}
      {typeof children === 'function' ? children(close) : children}
      {isLeaving && (
        <ConfirmDialog
          title={leave.title}
          cancel="Keep editing"
          confirm={leave.confirm}
          onCancel={() => setLeaving(false)}
          onConfirm={onClose}
        >
          <p>{leave.text}</p>
        </ConfirmDialog>
      )}
    </DialogFrame>
  );
}
