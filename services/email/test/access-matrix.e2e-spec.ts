import { createECDH } from 'node:crypto';
import {
  apiPaths,
  deliveryBookingLinkPath,
  noticeAddressPath,
  sendAgainPath,
  testAddressPath,
  testPushPath,
} from '@agency/contracts';
import { OutboxRelay } from '@agency/platform';
import { describeAccess, get, patch, post, put, remove } from '@agency/testing/access-matrix';
import { admin, storeSetting } from '@agency/testing/admin-database';
import { signIn } from '@agency/testing/sign-in';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { startEmail } from './email-app.js';
import { addCall, emptyTables } from './stored.js';

let app: NestFastifyApplication;
beforeAll(async () => {
  app = await startEmail({
    PUSH_SECRET: 'another secret of more than thirty-two characters',
    // Nothing listens there.
    PUSH_STAND_IN: 'https://localhost:9',
  });
  // Its relay would change the tables that are compared here.
  jest.spyOn(app.get(OutboxRelay), 'relayBatch').mockResolvedValue(0);
});

interface Scene {
  /** An email about a call, which has failed. */
  email: number;
  device: number;
}

const office = 'office@agency.example';
const subscription = {
  endpoint: 'https://localhost:9/device',
  keys: {
    p256dh: createECDH('prime256v1').generateKeys().toString('base64url'),
    auth: 'A'.repeat(22),
  },
  label: 'Chrome on Linux',
};
const draft = { email: 'booking-moved', subject: 'S', opening: 'O', closing: '' };

async function setScene(): Promise<Scene> {
  await emptyTables();
  const { id } = await addCall(new Date('2126-11-12T14:00:00Z'));
  const [{ id: email }] = await admin.query(
    `INSERT INTO email.deliveries (subject, mail, sequence, appointment_id, message_id, state, reason,
       attempts, created_at, changed_at)
     VALUES ('appointment:' || $1::bigint, 'booking-invitation', 0, $1, gen_random_uuid(), 'failed', 'No.',
       1, now(), now()) RETURNING id`,
    [id],
  );
  const moment = '2026-11-01T15:00:00.000Z';
  const kept = { kinds: [], isMain: false, addedAt: moment, confirmedAt: moment };
  const addresses = [{ id: 1, address: office, ...kept }];
  await storeSetting('email', 'notices', { addresses, lastAddressId: 1 });
  const device = await app.inject({
    method: 'POST',
    url: apiPaths.pushSubscriptions,
    payload: subscription,
    headers: await signIn(['admin']),
  });
  return { email: Number(email), device: device.json().id };
}

const ofEmail = (path: (id: number) => string) => (scene: Scene) => path(scene.email);
const ids = ({ email }: Scene) => ({ ids: [email] });

describeAccess<Scene>(() => app, {
  routes: {
    'DeliveriesController.list': get(apiPaths.deliveries),
    'DeliveriesController.sendAgain': post(ofEmail(sendAgainPath), { owner: 200 }),
    'DeliveriesController.dismiss': post(apiPaths.dismissDeliveries, { payload: ids, owner: 200 }),
    'DeliveriesController.restore': post(apiPaths.restoreDeliveries, { payload: ids, owner: 200 }),
    'DeliveriesController.bookingLink': get(ofEmail(deliveryBookingLinkPath)),
    'DraftsController.preview': post(apiPaths.emailTextPreview, { payload: draft, owner: 200 }),
    'DraftsController.test': post(apiPaths.emailTextTest, { payload: draft, owner: 200 }),
    'EmailTextsController.list': get(apiPaths.emailTexts),
    'EmailTextsController.save': patch(apiPaths.emailTexts, { payload: { ...draft, version: 0 } }),
    'CalendarFeedController.state': get(apiPaths.calendarFeed),
    'CalendarFeedController.renew': post(apiPaths.calendarFeed),
    'CalendarFeedController.remove': remove(apiPaths.calendarFeed, { owner: 200 }),
    'CalendarFeedController.choose': put(apiPaths.calendarNotices, {
      payload: { isAttached: false },
    }),
    'NoticeSettingsController.get': get(apiPaths.noticeSettings),
    'NoticeSettingsController.update': patch(apiPaths.noticeSettings, {
      payload: { senderName: 'Mallory' },
    }),
    'NoticeSettingsController.add': post(apiPaths.noticeAddresses, {
      payload: { address: 'mallory@agency.example' },
    }),
    'NoticeSettingsController.remove': remove(noticeAddressPath(1), { owner: 200 }),
    'NoticeSettingsController.test': post(testAddressPath(1), { owner: 204 }),
    'PushController.state': get(apiPaths.push),
    'PushController.add': post(apiPaths.pushSubscriptions, { payload: subscription }),
    'PushController.remove': remove(({ device }) => `${apiPaths.pushSubscriptions}/${device}`, {
      owner: 200,
    }),
    'PushController.test': post(({ device }) => testPushPath(device), { owner: 200 }),
    'OpenApiController.read': get('/api/openapi/email'),
  },
  // Open to anyone, or by a token.
  elsewhere: [
    'HealthController',
    'PreviewsController',
    'CalendarFileController',
    'FeedFileController',
    'ConfirmAddressController',
  ],
  setScene,
  personal: () => ['Ann Rivers', 'harbor-bakery', office, subscription.label],
  schema: 'email',
});
