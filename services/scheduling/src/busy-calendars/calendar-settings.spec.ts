import { loadEnv } from '@agency/platform';
import { schedulingEnvSchema } from '../env.js';

const secret = 'a secret of more than thirty-two characters';
const complete = {
  PORT: '3000',
  DATABASE_URL: 'postgres://scheduling:secret@localhost/app',
  REDIS_URL: 'redis://localhost',
  BOOKING_LINK_SECRET: secret,
  BOT_CHECK_SECRET: secret,
};
const load = (settings: Record<string, string>) =>
  loadEnv(schedulingEnvSchema, { ...complete, ...settings });

describe('the settings of calendars', () => {
  it('should work without a secret, and with port 443 alone', () => {
    expect(load({ CALENDAR_SECRET: '\n' }).CALENDAR_SECRET).toBeUndefined();
    expect(load({}).CALENDAR_FETCH_PORTS).toEqual([]);
    expect(load({ CALENDAR_FETCH_PORTS: '8443,9443' }).CALENDAR_FETCH_PORTS).toEqual([8443, 9443]);
  });

  it('should accept a previous secret beside the current one only', () => {
    const previous = { CALENDAR_SECRET_PREVIOUS: `${secret}, the former one` };
    expect(load({ ...previous, CALENDAR_SECRET: secret })).toMatchObject(previous);
    expect(load({ CALENDAR_SECRET_PREVIOUS: '\n' }).CALENDAR_SECRET_PREVIOUS).toBeUndefined();
    expect(() => load(previous)).toThrow(/CALENDAR_SECRET_PREVIOUS: needs CALENDAR_SECRET/);
  });

  it('should accept a stand-in on this machine only', () => {
    expect(load({ CALENDAR_STAND_IN: 'http://127.0.0.1:8081' })).toBeTruthy();
    for (const CALENDAR_STAND_IN of [
      'http://10.0.0.1:8081',
      'http://localhost:1.calendar.example',
    ]) {
      expect(() => load({ CALENDAR_STAND_IN })).toThrow(/CALENDAR_STAND_IN/);
    }
  });

  it('should accept no stand-in on a public site', () => {
    const standIn = { CALENDAR_STAND_IN: 'http://localhost:8081' };
    expect(() => load({ ...standIn, SITE_URL: 'https://www.example.com' })).toThrow(
      /CALENDAR_STAND_IN: is for tests/,
    );
    expect(() => load({ ...standIn, SITE_URL: 'http://localhost:8080' })).not.toThrow();
  });
});
