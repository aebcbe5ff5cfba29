import { useEffect, useState } from 'react';
// Imports one file of the session feature, because its index brings the sign-in gate and react-query.
import { getSession } from '~/features/session/api/get-session';

/** Whether the owner is signed in. False until the server has answered. */
export function useIsOwner(): boolean {
  const [isOwner, setOwner] = useState(false);

  useEffect(() => {
    const leaving = new AbortController();
    getSession(leaving.signal).then(
      ({ gates }) => setOwner(gates.includes('admin')),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        console.warn('The session is not known, so only the reminders are shown.', error);
      },
    );
    return () => leaving.abort();
  }, []);

  return isOwner;
}
