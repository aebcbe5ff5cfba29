import { currentToast, dismissToast } from '~/ui/toast';

interface ToastActionProps {
  label: string;
  onAction: () => void;
}

/** The button of a toast. Pressing it closes the toast. */
export function ToastAction({ label, onAction }: ToastActionProps) {
  function act(): void {
    const shown = currentToast();
    if (shown) dismissToast(shown.id);
    onAction();
  }
  return (
    <button
      type="button"
      onClick={act}
      className="-mb-2 min-h-11 font-semibold underline underline-offset-[0.2em]"
    >
      {label}
    </button>
  );
}
