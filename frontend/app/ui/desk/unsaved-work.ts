import { useEffect } from 'react';

const unsaved = new Set<object>();

/** Whether something typed on the desk would be lost by leaving it. */
export function hasUnsavedWork(): boolean {
  return unsaved.size > 0;
}

/** Makes the browser ask before the page is closed or loaded again, and lets `hasUnsavedWork` know. */
export function useUnsavedWork(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const work = {};
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    unsaved.add(work);
    window.addEventListener('beforeunload', ask);
    return () => {
      unsaved.delete(work);
      window.removeEventListener('beforeunload', ask);
    };
  }, [isUnsaved]);
}
