import { useEffect } from 'react';

const unsaved = new Set<object>();

/** Whether leaving the desk would lose unsaved changes. */
export function hasUnsavedWork(): boolean {
  return unsaved.size > 0;
}

/** Makes the browser ask before the page is closed or reloaded, and sets `hasUnsavedWork`. */
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
