import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../class-names';
import { useModalDialog } from './use-modal-dialog';

interface DialogFrameProps {
  titleId: string;
  /** Its size. */
  className: string;
  onCancel: () => unknown;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/** A modal dialog. Escape requests closing it; the parent decides. */
export function DialogFrame(props: DialogFrameProps) {
  const { titleId, className, onCancel, onKeyDown, children } = props;
  const dialog = useModalDialog();
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={classNames(
        'm-auto overflow-y-auto overscroll-contain rounded-button border border-sand bg-paper text-ink shadow-raised backdrop:bg-[rgb(12_34_51/0.6)]',
        className,
      )}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      {children}
    </dialog>
  );
}
