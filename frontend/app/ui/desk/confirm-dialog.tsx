import { Dialog } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { Button } from '~/ui/button';
import { DialogFrame } from './dialog-frame';

interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  confirm: string;
  cancel: string;
  busy?: boolean;
  /** Whether confirming is not possible yet. */
  isConfirmDisabled?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** A third action, such as saving first. */
  alternative?: { label: string; onChoose: () => void };
}

/** Confirms before something is lost. Cancel has the initial focus, unless a field has `autoFocus`; Escape cancels, too. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirm, cancel, busy, isConfirmDisabled, onConfirm, onCancel } = props;
  const { alternative } = props;
  const keep = useRef<HTMLButtonElement>(null);

  return (
    <DialogFrame
      className="w-112 p-6"
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        keep.current?.focus();
      }}
      onCancel={() => busy || onCancel()}
    >
      <Dialog.Title className="text-title">{title}</Dialog.Title>
      <div className="mt-3 grid gap-3">{children}</div>
      <div className="mt-6 flex flex-wrap gap-3 *:grow">
        <Button ref={keep} variant="secondary" disabled={busy} onClick={onCancel}>
          {cancel}
        </Button>
        <Button
          variant={alternative ? 'secondary' : 'primary'}
          busy={busy}
          disabled={isConfirmDisabled}
          onClick={onConfirm}
        >
          {confirm}
        </Button>
        {alternative && (
          <Button disabled={busy} onClick={alternative.onChoose}>
            {alternative.label}
          </Button>
        )}
      </div>
    </DialogFrame>
  );
}
