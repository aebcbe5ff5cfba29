import { useEffect } from 'react';
import { createPath, useBlocker } from 'react-router';

/**
 * Every way off this page loads a new document. A page of the site may bring tags, and they would find the
 * secret address in the history of the document they share with it.
 */
export function useLeaveByDocument(): void {
  const { state, location } = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (state === 'blocked') window.location.assign(createPath(location));
  }, [state, location]);
}
