import { createECDH, createHash, createHmac, hkdfSync } from 'node:crypto';

/**
 * What stored data says of the secret that it was made with. (!) The services store the same, and cannot be imported
 * here: `make doctor` and `make restore` work before anything is built.
 */
export const keyIds = {
  bookingLinks: (secret: string) =>
    createHmac('sha256', secret)
      .update('booking-link-key-id')
      .digest()
      .subarray(0, 6)
      .toString('base64url'),
  calendarAddresses: (secret: string) => boxKeyId(secret, 'calendar addresses'),
  serviceAccountKeys: (secret: string) => boxKeyId(secret, 'service account keys'),
  /** The public key of the pair that notifications are signed with. */
  devices: (secret: string) => {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(derive(secret, 'web-push:0', 32));
    return pair.getPublicKey('base64url');
  },
  /** Of the environment's hash of a password, in place of which the owner has chosen one. */
  chosenPasswords: (hash: string) =>
    createHash('sha256').update(hash).digest('base64url').slice(0, 22),
};

const boxKeyId = (secret: string, purpose: string) =>
  derive(secret, `sealed ${purpose}`, 4).toString('hex');

const derive = (secret: string, purpose: string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, length));
