import { useEffect } from 'react';
import { createPath, useBlocker } from 'react-router';

/**
 * Every way off this page loads a new document. What is noted of a visit begins with the address its document was
 * opened with, and here that is a secret.
 */
export function useLeaveByDocument(): void {
  const { state, location } = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (state === 'blocked') window.location.assign(createPath(location));
  }, [state, location]);
}
