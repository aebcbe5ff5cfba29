import { useEffect } from 'react';
import { createPath, useBlocker } from 'react-router';

/**
 * Turns navigation away from this page into a document load: attribution records the first address of a document,
 * and this page's address is a secret.
 */
export function useLeaveByDocument(): void {
  const { state, location } = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (state === 'blocked') window.location.assign(createPath(location));
  }, [state, location]);
}
