import {
  type CreatePushSubscriptionRequest,
  createPushSubscriptionRequestSchema,
} from '@agency/contracts';
import { paths } from '~/lib/paths';
import { deviceLabel } from '../access/device-label';

/** Where the service worker is, and the pages it may control: never a public one. */
const worker = { script: '/desk-sw.js', scope: paths.admin } as const;

/** The browser's capability. `home-screen`: only once the desk is on the Home Screen (Safari on a phone). */
export type PushSupport = 'yes' | 'home-screen' | 'no';

export function pushSupport(): PushSupport {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) {
    return 'yes';
  }
  return /iPhone|iPad/.test(navigator.userAgent) ? 'home-screen' : 'no';
}

export interface ThisDevice {
  /** The owner has blocked notifications for this site. */
  isBlocked: boolean;
  /** Hash of the subscription's endpoint, computed like the server's; null without a subscription. */
  fingerprint: string | null;
}

export async function readThisDevice(): Promise<ThisDevice> {
  const subscription = await currentSubscription();
  return {
    isBlocked: Notification.permission === 'denied',
    fingerprint: subscription && (await fingerprintOf(subscription.endpoint)),
  };
}

/** Asks for permission: only call it after a press. False: not granted. */
export async function askPermission(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted';
}

/** Starts the service worker and subscribes. Replaces an earlier subscription, which another key may have made. */
export async function subscribe(publicKey: string): Promise<CreatePushSubscriptionRequest> {
  await navigator.serviceWorker.register(worker.script, { scope: worker.scope });
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  return createPushSubscriptionRequestSchema.parse({
    ...subscription.toJSON(),
    label: deviceLabel(navigator.userAgent),
  });
}

/** Ends the subscription and removes the service worker. */
export async function unsubscribe(): Promise<void> {
  await (await currentSubscription())?.unsubscribe();
  await (await navigator.serviceWorker.getRegistration(worker.scope))?.unregister();
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(worker.scope);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function fingerprintOf(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  const base64 = btoa(String.fromCharCode(...new Uint8Array(hash)));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
