import { classNames } from '../class-names';

interface CloseButtonProps {
  className?: string;
  onClose: () => void;
}

/** At the top of a dialog or panel. */
export function CloseButton({ className, onClose }: CloseButtonProps) {
  return (
    <button
      type="button"
      className={classNames(
        'inline-flex min-h-11 flex-none cursor-pointer items-center justify-center gap-2 rounded-button px-3 font-semibold hover:bg-shoal',
        className,
      )}
      onClick={onClose}
    >
      <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4" fill="none">
        <path d="m2 2 12 12M14 2 2 14" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      Close
    </button>
  );
}
