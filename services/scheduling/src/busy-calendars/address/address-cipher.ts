import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const lengths = { key: 32, nonce: 12, tag: 16 } as const;
/** First byte of the stored text, so that another format can follow. */
const version = 1;

/** Encrypts the addresses of calendars: an address grants access to all appointments of its owner. */
export class AddressCipher {
  private readonly key: Buffer;

  constructor(secret: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'calendar addresses', lengths.key));
  }

  encrypt(address: string): Buffer {
    const nonce = randomBytes(lengths.nonce);
    const cipher = createCipheriv(algorithm, this.key, nonce);
    const text = Buffer.concat([cipher.update(address, 'utf8'), cipher.final()]);
    return Buffer.concat([Buffer.of(version), nonce, cipher.getAuthTag(), text]);
  }

  /** Undefined for text that was not encrypted with this secret. */
  decrypt(stored: Buffer): string | undefined {
    if (stored[0] !== version) return undefined;
    const [nonceEnd, tagEnd] = [1 + lengths.nonce, 1 + lengths.nonce + lengths.tag];
    try {
      const decipher = createDecipheriv(algorithm, this.key, stored.subarray(1, nonceEnd), {
        authTagLength: lengths.tag,
      });
      decipher.setAuthTag(stored.subarray(nonceEnd, tagEnd));
      return decipher.update(stored.subarray(tagEnd), undefined, 'utf8') + decipher.final('utf8');
    } catch {
      return undefined;
    }
  }
}
