import { emailEnv } from './env.js';

const secret = 'a secret of more than thirty-two characters';

describe('PUSH_SECRET', () => {
  const schema = emailEnv.pick({ PUSH_SECRET: true, PUSH_STAND_IN: true });

  it('may be missing, or empty as a mounted secret without a value is', () => {
    for (const PUSH_SECRET of [undefined, '', '\n']) {
      expect(schema.parse({ PUSH_SECRET }).PUSH_SECRET).toBeUndefined();
    }
    expect(schema.parse({ PUSH_SECRET: `${secret}\n` }).PUSH_SECRET).toBe(secret);
  });

  it('must not be too short to be a secret', () => {
    expect(schema.safeParse({ PUSH_SECRET: 'short' }).success).toBe(false);
  });

  it('comes with a stand-in on this machine only', () => {
    const isValid = (PUSH_STAND_IN: string) => schema.safeParse({ PUSH_STAND_IN }).success;
    expect(isValid('https://localhost:8443')).toBe(true);
    expect(isValid('https://push.example:8443')).toBe(false);
    expect(isValid('https://localhost:8443.push.example')).toBe(false);
  });
});
