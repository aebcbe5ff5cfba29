import { createECDH } from 'node:crypto';
import { deriveVapidKeys, isPublicKey } from './vapid-keys.js';

const secret = 'a secret of more than thirty-two characters';

describe('deriveVapidKeys', () => {
  it('should derive the same pair from the same secret, and another from another', () => {
    const { publicKey, privateKey } = deriveVapidKeys(secret);
    expect(deriveVapidKeys(secret)).toEqual({ publicKey, privateKey });
    expect(deriveVapidKeys(`${secret}.`).publicKey).not.toBe(publicKey);
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(privateKey, 'base64url');
    expect(pair.getPublicKey('base64url')).toBe(publicKey);
    expect(publicKey).toHaveLength(87);
    // tests/system/agreements/key-ids.spec.ts expects the same: stored subscriptions depend on it.
    expect(publicKey).toBe(
      'BHGgTPzxHdTIJATHnVhOdLS-ry_uxx_2jsxt9ZP_NGspZLkfJAGMGdNs22bxP3e-6niQd15aAsxj7xlXBp_nsTk',
    );
  });
});

describe('isPublicKey', () => {
  it('should accept points of the curve only', () => {
    expect(isPublicKey(deriveVapidKeys(secret).publicKey)).toBe(true);
    expect(isPublicKey(`B${'A'.repeat(86)}`)).toBe(false);
    expect(isPublicKey('')).toBe(false);
  });
});
