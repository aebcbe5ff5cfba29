import { useSyncExternalStore } from 'react';
import { AlertLine } from '../shared/alert-line';

function subscribe(onChange: () => void): () => void {
  const events = ['online', 'offline'] as const;
  for (const event of events) addEventListener(event, onChange);
  return () => {
    for (const event of events) removeEventListener(event, onChange);
  };
}

/** One line on every view of the desk while the browser is offline. */
export function OfflineLine() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (isOnline) return null;
  return (
    <div role="status" className="max-md:flex-none md:max-lg:flex-[1_0_100%]">
      <AlertLine title="You’re offline. Nothing can be saved until you’re back online." />
    </div>
  );
}
