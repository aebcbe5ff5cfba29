import { apiPaths, settingPath, settings } from '@agency/contracts';
import { SettingsService } from '@agency/platform';
import { admin, storeSetting } from '@agency/testing/admin-database';
import { DataSource } from 'typeorm';
import { storedRules } from '../src/schedule/schedule.repository.js';
import { schedulingSuite } from './scheduling-suite.js';

const suite = schedulingSuite();

const ask = (name: string) =>
  suite.app.inject({ url: `${apiPaths.bookingSettings}/${name}`, headers: suite.owner });

describe('a setting', () => {
  it('should have its initial value until it is saved', async () => {
    const answer = await ask('meeting');
    expect([answer.statusCode, answer.json()]).toEqual([200, null]);
  });

  it.each(['retention', 'booking-rules', 'toString', 'Meeting'])(
    'should not be served under the name %s, which is another service’s, private or none',
    async (name) => {
      expect((await ask(name)).statusCode).toBe(404);
    },
  );

  it('should refuse fields that its schema refuses, and keep what was saved', async () => {
    const save = (payload: object) =>
      suite.app.inject({
        method: 'PATCH',
        url: settingPath(settings.meeting),
        payload,
        headers: suite.owner,
      });
    const place = { kind: 'link', address: 'https://own.example/call' };
    expect((await save({ ...place, singleton: true })).json()).toEqual(place);
    expect((await save({ address: 'http://own.example' })).json()).toMatchObject({
      statusCode: 400,
      errors: [{ path: 'address' }],
    });
    expect((await ask('meeting')).json()).toEqual(place);
  });

  it('should have the initial value of a field that was added since it was saved', async () => {
    await storeSetting('scheduling', 'booking-rules', { bufferMinutes: 45 });
    expect(await suite.app.get(SettingsService).read(storedRules)).toEqual({
      ...storedRules.initial,
      bufferMinutes: 45,
    });
  });

  it('should keep concurrent changes of different fields, and count them', async () => {
    const service = suite.app.get(SettingsService);
    const manager = suite.app.get(DataSource);
    const change = (fields: object) =>
      manager.transaction((own) =>
        service.change(own, storedRules, (rules) => ({ ...rules, ...fields })),
      );
    await Promise.all([change({ bufferMinutes: 15 }), change({ maxCallsPerDay: 4 })]);
    expect(await service.read(storedRules)).toMatchObject({ bufferMinutes: 15, maxCallsPerDay: 4 });
    const [{ version }] = await admin.query(`SELECT version FROM scheduling.settings`);
    expect(version).toBe(2);
  });
});
