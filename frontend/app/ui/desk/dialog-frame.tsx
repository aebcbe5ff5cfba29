import { Dialog } from 'radix-ui';
import { FocusScope } from 'radix-ui/internal';
import { type ComponentProps, useState } from 'react';
import { classNames } from '../class-names';

interface DialogFrameProps extends ComponentProps<typeof Dialog.Content> {
  /** Whether a click outside requests closing it, too. */
  closesOutside?: boolean;
  onCancel: () => unknown;
}

/**
 * A dialog that is modal while it is mounted. Escape requests closing it; the parent decides. Then the focus returns.
 * Its name is an `aria-label` or a `Dialog.Title`.
 */
export function DialogFrame(props: DialogFrameProps) {
  const { className, closesOutside = false, onCancel, children, ...content } = props;
  const [opener] = useState(findOpener);

  return (
    <Dialog.Root open onOpenChange={() => onCancel()}>
      <Dialog.Portal container={document.querySelector<HTMLElement>('[data-desk]')}>
        {/* Visible also on a phone with an open lead, whose panel hides the desk. */}
        <Dialog.Overlay className="visible fixed inset-0 z-43 bg-[rgb(12_34_51/0.6)]" />
        <Dialog.Content
          {...content}
          data-modal=""
          className={classNames(
            'visible fixed inset-0 z-43 m-auto h-fit max-h-[calc(100dvh-1.5rem)] max-w-[calc(100vw-1.5rem)] overflow-y-auto overscroll-contain rounded-button border border-sand bg-paper text-ink shadow-raised focus:outline-none',
            className,
          )}
          onPointerDownOutside={(event) => closesOutside || event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // Unless closing it has moved the focus elsewhere.
            if (document.activeElement === document.body) opener?.focus();
          }}
        >
          {children}
          <ReachableNotifications />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** They are above dialogs, and F8 may move the focus to them. */
function ReachableNotifications() {
  FocusScope.useFocusScopeBranch(document.querySelector<HTMLElement>('#notifications'));
  return null;
}

/** What has the focus; of a menu, which closes, its button. */
function findOpener(): HTMLElement | null {
  const focused = document.activeElement;
  const menu = focused?.closest('[role=menu]');
  const opener = menu
    ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '')
    : focused;
  return opener instanceof HTMLElement ? opener : null;
}
