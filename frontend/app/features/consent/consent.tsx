import { useEffect, useSyncExternalStore } from 'react';
import { currentPanel, type LoadPanel, startConsent, subscribeToPanel } from './consent-store';

const loadPanel: LoadPanel = () => import('./consent-panel');

/** Applies the visitor's choice on every page, and asks for one if there is none. */
export function Consent() {
  const { Panel, shown } = useSyncExternalStore(subscribeToPanel, currentPanel, currentPanel);
  useEffect(() => startConsent(loadPanel), []);
  return Panel ? <Panel {...shown} /> : null;
}
