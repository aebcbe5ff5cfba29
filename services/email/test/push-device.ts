import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { CreatePushSubscriptionRequest } from '@agency/contracts';

const keyBytes = 65;
const saltBytes = 16;
const recordHeaderBytes = saltBytes + 4 + 1;
const tagBytes = 16;

/** A browser's side of web push: its keys, and decrypting a notification (RFC 8291, RFC 8188). */
export class PushDevice {
  private readonly pair = createECDH('prime256v1');
  private readonly auth = randomBytes(16);
  private readonly publicKey = this.pair.generateKeys();

  constructor(readonly endpoint: string) {}

  subscription(label = 'Chrome on Linux'): CreatePushSubscriptionRequest {
    const keys = {
      p256dh: this.publicKey.toString('base64url'),
      auth: this.auth.toString('base64url'),
    };
    return { endpoint: this.endpoint, keys, label };
  }

  /** Throws if the body was not encrypted for this device. */
  read(body: Buffer): unknown {
    const salt = body.subarray(0, saltBytes);
    const senderKey = body.subarray(recordHeaderBytes, recordHeaderBytes + keyBytes);
    const record = body.subarray(recordHeaderBytes + keyBytes);
    const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), this.publicKey, senderKey]);
    const secret = hkdf(this.pair.computeSecret(senderKey), this.auth, keyInfo, 32);
    const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(record.subarray(-tagBytes));
    const padded = Buffer.concat([
      decipher.update(record.subarray(0, -tagBytes)),
      decipher.final(),
    ]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'));
  }
}

function hkdf(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}
