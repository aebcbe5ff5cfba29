import { onTestFinished, vi } from 'vitest';

export const ownEndpoint = 'https://fcm.googleapis.com/fcm/send/own';
/** SHA-256 of it. */
export const ownFingerprint = 'gGbT6Ao4JeSeNPefLSa8Pztw9CAiIqCDi5wKHMoHZb4';

interface InstalledPush {
  /** The owner's answer to the permission prompt. */
  answer: NotificationPermission;
  isSupported: boolean;
  isSubscribed: boolean;
}

/** Push as in a browser, which jsdom lacks. Removed after the test. */
export function installPush(given: Partial<InstalledPush> = {}) {
  const { answer = 'granted', isSupported = true, isSubscribed = false } = given;
  const keys = { p256dh: 'C'.repeat(87), auth: 'D'.repeat(22) };
  const registered: [string, string | undefined][] = [];
  const subscribedWith: unknown[] = [];
  const browser = {
    answer,
    isSubscribed,
    isRegistered: isSubscribed,
    keys,
    registered,
    subscribedWith,
    /** The error of subscribing. */
    fault: undefined as DOMException | undefined,
    asked: 0,
  };
  const subscription = {
    endpoint: ownEndpoint,
    toJSON: () => ({ endpoint: ownEndpoint, keys, expirationTime: null }),
    unsubscribe: async () => {
      browser.isSubscribed = false;
      return true;
    },
  };
  const registration = {
    pushManager: {
      getSubscription: async () => (browser.isSubscribed ? subscription : null),
      subscribe: async ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
        if (browser.fault) throw browser.fault;
        subscribedWith.push(applicationServerKey);
        browser.isSubscribed = true;
        return subscription;
      },
    },
    unregister: async () => {
      browser.isRegistered = false;
      return true;
    },
  };
  const container = {
    getRegistration: async () => (browser.isRegistered ? registration : undefined),
    register: async (script: string, options?: RegistrationOptions) => {
      registered.push([script, options?.scope]);
      browser.isRegistered = true;
      return registration;
    },
    ready: Promise.resolve(registration),
  };
  const notification = {
    permission: 'default' as NotificationPermission,
    requestPermission: async () => {
      browser.asked += 1;
      notification.permission = browser.answer;
      return browser.answer;
    },
  };
  if (isSupported) {
    vi.stubGlobal('Notification', notification);
    vi.stubGlobal('PushManager', class {});
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
    onTestFinished(() => {
      Reflect.deleteProperty(navigator, 'serviceWorker');
    });
  }
  return browser;
}
