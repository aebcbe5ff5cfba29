import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';

/**
 * Lets a context's pages subscribe without the browser's own push service, which a test must not reach: the
 * subscription is at the product's stand-in, and lasts as long as the visit. Returns its endpoint.
 */
export async function subscribeAtStandIn(context: BrowserContext): Promise<string> {
  const endpoint = `https://localhost:9/${randomUUID()}`;
  const keys = {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  await context.addInitScript(
    ([address, key, secret]) => {
      const kept = 'push-subscription';
      const subscription = {
        endpoint: address,
        toJSON: () => ({ endpoint: address, keys: { p256dh: key, auth: secret } }),
        unsubscribe: async () => {
          localStorage.removeItem(kept);
          return true;
        },
      };
      Object.assign(PushManager.prototype, {
        getSubscription: async () => (localStorage.getItem(kept) ? subscription : null),
        subscribe: async () => {
          localStorage.setItem(kept, 'yes');
          return subscription;
        },
      });
    },
    [endpoint, keys.p256dh, keys.auth] as const,
  );
  return endpoint;
}

interface Registration {
  registrationId: string;
  scopeURL: string;
}

/** Runs in the page. */
async function isWorkerActive(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration('/admin');
  return registration?.active?.state === 'activated';
}

/** Delivers a message to the page's service worker, like the browser. A worker that is being installed would miss it. */
export async function deliverPush(page: Page, message: object): Promise<void> {
  await page.waitForFunction(isWorkerActive);
  const session = await page.context().newCDPSession(page);
  const registration = new Promise<Registration>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const desk = registrations.find(({ scopeURL }) => new URL(scopeURL).pathname === '/admin');
      if (desk) resolve(desk);
    });
  });
  await session.send('ServiceWorker.enable');
  const { registrationId } = await registration;
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId,
    data: JSON.stringify(message),
  });
  await session.detach();
}

/** Titles of the visible notifications. */
export function shownNotifications(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/admin');
    return ((await registration?.getNotifications()) ?? []).map(({ title }) => title);
  });
}
