import { defaultAlertRules } from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ask, emptyRankings, friday, startRankings } from './rankings-app.js';

let app: NestFastifyApplication;
beforeAll(async () => {
  app = await startRankings();
});
beforeEach(async () => {
  await emptyRankings();
  await admin.query('TRUNCATE rankings.setting_changes');
});

const save = async (payload: object) =>
  (await ask(app, '/alert-rules', { method: 'PUT', payload })).statusCode;
const history = () =>
  admin.query('SELECT setting, before, after, by, at FROM rankings.setting_changes ORDER BY id');

it('should record each change of the rules, and no saving that changes nothing', async () => {
  const stricter = { ...defaultAlertRules, minimumImpressions: 100 };
  expect([await save(stricter), await save(stricter)]).toEqual([200, 200]);
  expect(await save({ ...stricter, crossings: [0] })).toBe(400);
  expect(await history()).toEqual([
    {
      setting: 'alert-rules',
      before: defaultAlertRules,
      after: stricter,
      by: 'owner',
      at: friday,
    },
  ]);
});
