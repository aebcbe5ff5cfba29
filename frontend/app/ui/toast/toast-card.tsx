import { useEffect, useRef, useState } from 'react';
import { dismissToast, type Toast } from '~/ui/toast';
import { classNames } from '../class-names';
import styles from './toast.module.css';
import { useSwipeRight } from './use-swipe-right';

const shownForMs = 5000;
const swipeThresholdPx = 50;

interface ToastCardProps {
  toast: Toast;
  /** The pointer is over the region, or the focus is in it. */
  held: boolean;
}

export function ToastCard({ toast, held }: ToastCardProps) {
  const dismiss = () => dismissToast(toast.id);
  const [away, setAway] = useState(false);
  const swipe = useSwipeRight(swipeThresholdPx, dismiss);
  usePausableTimeout(shownForMs, held || away || swipe.offset > 0, dismiss);

  useEffect(() => {
    const leave = () => setAway(true);
    const comeBack = () => setAway(false);
    window.addEventListener('blur', leave);
    window.addEventListener('focus', comeBack);
    return () => {
      window.removeEventListener('blur', leave);
      window.removeEventListener('focus', comeBack);
    };
  }, []);

  const destructive = toast.variant === 'destructive';
  return (
    <div
      {...swipe.handlers}
      data-toast=""
      style={swipe.offset > 0 ? { transform: `translateX(${swipe.offset}px)` } : undefined}
      className={classNames(
        styles.card,
        destructive
          ? 'border-magenta bg-white text-ink'
          : 'on-deep border-shoal bg-deep text-white',
      )}
    >
      <div className="min-w-0">
        <p className={classNames('font-semibold', destructive && 'text-magenta')}>{toast.title}</p>
        {toast.description && <p className="mt-0.5 text-small">{toast.description}</p>}
        {toast.action}
      </div>
      <button
        type="button"
        onClick={dismiss}
        aria-label="Dismiss notification"
        className="-mr-2 -mt-2 grid size-11 place-items-center rounded-button"
      >
        <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4" fill="none">
          <path d="m3 3 10 10M13 3 3 13" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
    </div>
  );
}

/** Calls back after `durationMs` of unpaused time. */
function usePausableTimeout(durationMs: number, paused: boolean, onElapsed: () => void): void {
  const remaining = useRef(durationMs);
  const callback = useRef(onElapsed);

  useEffect(() => {
    callback.current = onElapsed;
  });

  useEffect(() => {
    if (paused) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => callback.current(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - startedAt;
    };
  }, [paused]);
}
