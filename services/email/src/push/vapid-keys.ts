import { createECDH, hkdfSync } from 'node:crypto';

export interface VapidKeys {
  /** The uncompressed point as base64url: browsers subscribe with it. */
  publicKey: string;
  privateKey: string;
}

const privateKeyBytes = 32;

/**
 * The P-256 key pair that signs notifications (RFC 8292). Derived, so that one secret of any form yields both keys and
 * they always match.
 */
export function deriveVapidKeys(secret: string): VapidKeys {
  // About one number in 2^32 is too large for the curve.
  for (let attempt = 0; ; attempt += 1) {
    const privateKey = Buffer.from(
      hkdfSync('sha256', secret, '', `web-push:${attempt}`, privateKeyBytes),
    );
    const pair = createECDH('prime256v1');
    try {
      pair.setPrivateKey(privateKey);
    } catch {
      continue;
    }
    return {
      publicKey: pair.getPublicKey('base64url'),
      privateKey: privateKey.toString('base64url'),
    };
  }
}

/** Whether notifications can be encrypted for this key: a point off the curve has no shared secret. */
export function isPublicKey(key: string): boolean {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  try {
    pair.computeSecret(key, 'base64url');
    return true;
  } catch {
    return false;
  }
}
