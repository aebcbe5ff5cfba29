import {
  apiPaths,
  type CreatePushSubscriptionRequest,
  type PushDevice,
  type PushState,
  type PushTest,
} from '@agency/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { openView, waitForToast } from '~/ui/desk/desk.fixture';
import { currentToast } from '~/ui/toast';
import { refusal, server } from '../../../../test/server';
import { deviceLabel } from '../access/device-label';
import { installPush, ownEndpoint, ownFingerprint } from './push-browser.fixture';
import { PushSwitch } from './push-switch';

const publicKey = 'B'.repeat(87);
const phone: PushDevice = {
  id: 1,
  label: 'Safari on iPhone',
  fingerprint: 'of-the-phone',
  createdAt: '2026-11-20T15:00:00Z',
  lastSuccessAt: '2026-11-21T14:05:00Z',
};
const thisOne: PushDevice = {
  id: 2,
  label: 'Chrome on Linux',
  fingerprint: ownFingerprint,
  createdAt: '2026-11-21T15:00:00Z',
  lastSuccessAt: null,
};
const subscriptionOf = ({ label }: PushDevice): CreatePushSubscriptionRequest => ({
  endpoint: `https://web.push.apple.com/${label.length}`,
  keys: { p256dh: publicKey, auth: 'A'.repeat(22) },
  label,
});

/** The service's devices. */
function serveDevices(state: Partial<PushState> = {}): CreatePushSubscriptionRequest[] {
  const added: CreatePushSubscriptionRequest[] = [];
  let devices = [...(state.devices ?? [])];
  const known = [phone, thisOne];
  server.use(
    http.get(apiPaths.push, () => HttpResponse.json({ publicKey, ...state, devices })),
    http.post<never, CreatePushSubscriptionRequest>(
      apiPaths.pushSubscriptions,
      async ({ request }) => {
        const body = await request.json();
        added.push(body);
        const device = body.endpoint === ownEndpoint ? thisOne : phone;
        devices = [...devices, device];
        return HttpResponse.json(device, { status: 201 });
      },
    ),
    http.delete(`${apiPaths.pushSubscriptions}/:id`, ({ params }) => {
      const removed = known.find(({ id }) => id === Number(params.id)) ?? phone;
      devices = devices.filter(({ id }) => id !== removed.id);
      return HttpResponse.json(subscriptionOf(removed));
    }),
  );
  return added;
}

function answerTest(outcome: PushTest['outcome']): void {
  server.use(
    http.post(`${apiPaths.pushSubscriptions}/:id/test`, () => HttpResponse.json({ outcome })),
  );
}

const open = () => openView(PushSwitch);
const theSwitch = () => screen.findByRole('switch', { name: 'Notify this device' });

describe('notifications on this device', () => {
  it('are turned on with the permission that the press asks for, and off again', async () => {
    const added = serveDevices();
    const browser = installPush();
    const user = open();
    expect(await theSwitch()).not.toBeChecked();
    expect([browser.asked, browser.registered]).toEqual([0, []]);
    await user.click(await theSwitch());
    await waitFor(async () => expect(await theSwitch()).toBeChecked());
    expect(added).toEqual([
      { endpoint: ownEndpoint, keys: browser.keys, label: expect.stringMatching(/ on /) },
    ]);
    expect(browser.registered).toEqual([['/desk-sw.js', '/admin']]);
    expect(browser.subscribedWith).toEqual([publicKey]);
    await user.click(await theSwitch());
    await waitFor(async () => expect(await theSwitch()).not.toBeChecked());
    expect([browser.isSubscribed, browser.isRegistered]).toEqual([false, false]);
  });

  it('stay off when the permission is not given, and say how to give it', async () => {
    const added = serveDevices();
    const browser = installPush({ answer: 'denied' });
    const user = open();
    await user.click(await theSwitch());
    expect(await screen.findByText(/^This browser blocks notifications/)).toBeInTheDocument();
    expect(await theSwitch()).not.toBeChecked();
    expect([added, browser.registered]).toEqual([[], []]);
    browser.answer = 'granted';
    await user.click(await theSwitch());
    await waitFor(async () => expect(await theSwitch()).toBeChecked());
    expect(screen.queryByText(/^This browser blocks/)).toBeNull();
  });

  it('say when the browser cannot be subscribed, and when the server does not keep it', async () => {
    serveDevices();
    const browser = installPush();
    browser.fault = new DOMException('Registration failed', 'AbortError');
    const user = open();
    await user.click(await theSwitch());
    await waitForToast('Couldn’t Turn On');
    browser.fault = undefined;
    server.use(http.post(apiPaths.pushSubscriptions, () => refusal(409, 'At most 20 devices.')));
    await user.click(await theSwitch());
    await waitFor(() => expect(currentToast()?.description).toBe('At most 20 devices.'));
    expect(await theSwitch()).not.toBeChecked();
  });

  it.each([
    ['sent', 'Test Sent'],
    ['gone', 'Turned Off'],
    ['failed', 'Couldn’t Send Test'],
  ] as const)('say what became of a test: %s', async (outcome, title) => {
    serveDevices({ devices: [thisOne] });
    installPush({ isSubscribed: true });
    answerTest(outcome);
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Send a test notification' }));
    await waitForToast(title);
  });

  it('are off where the server has no key', async () => {
    serveDevices({ publicKey: null });
    installPush();
    open();
    expect(await screen.findByText(/^Notifications are off because this server/)).toBeVisible();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('are off where the browser cannot show any', async () => {
    serveDevices();
    installPush({ isSupported: false });
    open();
    expect(await screen.findByText('This browser can’t show notifications.')).toBeVisible();
    expect(screen.queryByRole('switch', { name: 'Notify this device' })).toBeNull();
  });
});

describe('the other devices', () => {
  it('are listed, removed, and taken back', async () => {
    const added = serveDevices({ devices: [phone, thisOne] });
    installPush({ isSubscribed: true });
    const user = open();
    const list = within(await screen.findByRole('list', { name: 'Other devices' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
    expect(list.getByText(/^Last notified/)).toBeInTheDocument();
    await user.click(list.getByRole('button', { name: 'Remove Safari on iPhone' }));
    await waitForToast('Safari on iPhone is no longer notified');
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Other devices' })).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Safari on iPhone')).toBeInTheDocument();
    expect(added).toEqual([subscriptionOf(phone)]);
  });
});

it.each([
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox on Mac',
  ],
  ['curl/8', 'Browser on another device'],
])('names the device of %s', (userAgent, label) => {
  expect(deviceLabel(userAgent)).toBe(label);
});
