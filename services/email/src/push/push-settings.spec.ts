import { emailEnvSchema } from '../env.js';

const secret = 'a secret of more than thirty-two characters';

describe('PUSH_SECRET', () => {
  const schema = emailEnvSchema.pick({ PUSH_SECRET: true, PUSH_STAND_IN: true });

  it('should be optional, and may be empty like a mounted secret without a value', () => {
    for (const PUSH_SECRET of [undefined, '', '\n']) {
      expect(schema.parse({ PUSH_SECRET }).PUSH_SECRET).toBeUndefined();
    }
    expect(schema.parse({ PUSH_SECRET: `${secret}\n` }).PUSH_SECRET).toBe(secret);
  });

  it('should not be too short to be a secret', () => {
    expect(schema.safeParse({ PUSH_SECRET: 'short' }).success).toBe(false);
  });

  it('should accept a stand-in on this machine only', () => {
    const isValid = (PUSH_STAND_IN: string) => schema.safeParse({ PUSH_STAND_IN }).success;
    expect(isValid('https://localhost:8443')).toBe(true);
    expect(isValid('https://push.example:8443')).toBe(false);
    expect(isValid('https://localhost:8443.push.example')).toBe(false);
  });
});
