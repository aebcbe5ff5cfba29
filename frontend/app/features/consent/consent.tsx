import { useEffect, useSyncExternalStore } from 'react';
import { currentPanel, startConsent, subscribeToPanel } from './consent-store';

/** Keeps to the visitor's choice on every page, and asks for it where there is none. */
export function Consent() {
  const { Panel, shown } = useSyncExternalStore(subscribeToPanel, currentPanel, currentPanel);
  useEffect(startConsent, []);
  return Panel ? <Panel {...shown} /> : null;
}
