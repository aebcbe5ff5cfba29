import type { Choices } from './choices';

declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: (...command: unknown[]) => void;
  }
}

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
  security_storage: 'granted',
  wait_for_update: 500,
};

/**
 * Runs inline in the head, before any tag can: everything is denied until the visitor chooses. (!) Tags only read
 * consent commands from the `arguments` object; an array is ignored.
 */
export const denyEverything =
  'window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}' +
  `gtag('consent','default',${JSON.stringify(denied)})`;

const state = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');

/** Sends the visitor's choice to the tags. */
export function pushSignals({ analytics, marketing }: Choices): void {
  window.gtag?.('consent', 'update', {
    analytics_storage: state(analytics),
    ad_storage: state(marketing),
    ad_user_data: state(marketing),
    ad_personalization: state(marketing),
  });
}
