import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { currentToast, reopenToast, subscribeToToasts } from '~/ui/toast';
import styles from './toast.module.css';
import { ToastCard } from './toast-card';

const noToast = () => null;

/**
 * The notifications region, mounted once. Both live regions are always in the document, because a live region that
 * appears together with its text is not announced everywhere.
 */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, noToast);
  const region = useRef<HTMLElement>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const cameFrom = useRef<HTMLElement>(null);

  useEffect(() => {
    const focusRegion = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return;
      event.preventDefault();
      reopenToast();
      region.current?.focus();
    };
    window.addEventListener('keydown', focusRegion);
    return () => window.removeEventListener('keydown', focusRegion);
  }, []);

  // A card that goes while the focus or the pointer is in it says nothing of either.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for each toast
  useEffect(() => {
    setHovered(region.current?.matches(':hover') ?? false);
    if (region.current?.contains(document.activeElement)) return;
    setFocused(false);
    cameFrom.current?.focus();
    cameFrom.current = null;
  }, [toast]);

  const destructive = toast?.variant === 'destructive';
  const card = toast && <ToastCard key={toast.id} toast={toast} held={hovered || focused} />;
  return (
    <section
      ref={region}
      id="notifications"
      tabIndex={-1}
      aria-label="Notifications (F8)"
      data-above-banner=""
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setFocused(true);
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
          cameFrom.current = relatedTarget;
        }
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        setFocused(false);
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = null;
      }}
      className={styles.region}
    >
      {/* Named live, as their roles imply: a dialog of the desk hides everything else behind it. */}
      <div role="status" aria-live="polite">
        {!destructive && card}
      </div>
      <div role="alert" aria-live="assertive">
        {destructive && card}
      </div>
    </section>
  );
}
