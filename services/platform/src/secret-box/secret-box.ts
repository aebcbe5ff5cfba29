import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const lengths = { key: 32, keyId: 4, nonce: 12, tag: 16 } as const;
/** First byte of what is stored. */
const version = 2;

/** Where a sealed text is stored. It cannot be opened anywhere else. */
export interface SecretPlace {
  table: string;
  column: string;
  row: number | string;
}

export interface OpenedSecret {
  text: string;
  /** It was sealed with the previous secret. */
  shouldSealAnew: boolean;
}

interface Key {
  id: Buffer;
  key: Buffer;
}

/**
 * Encrypts texts that are stored, and binds each to its place: a copy in another row, column or table cannot be opened,
 * and neither can a text that was changed or cut. Stored are the version, the id of the key, a nonce, the tag and the
 * text, by AES-256-GCM.
 */
export class SecretBox {
  private readonly current: Key;
  private readonly keys: readonly Key[];

  /**
   * `purpose` tells the keys of one secret apart; boxes of different purposes cannot open each other's texts. With the
   * previous secret, the box still opens what was sealed with it.
   */
  constructor(secret: string, previousSecret: string | undefined, purpose: string) {
    this.current = deriveKey(secret, purpose);
    const previous = previousSecret === undefined ? [] : [deriveKey(previousSecret, purpose)];
    this.keys = [this.current, ...previous];
  }

  /** Seals a text with the current secret. The same text looks different each time; its length is not hidden. */
  seal(text: string, place: SecretPlace): Buffer {
    const { id, key } = this.current;
    return Buffer.concat([Buffer.of(version), id, encrypt(key, text, placeBytes(place))]);
  }

  /**
   * Undefined for what cannot be opened: sealed with a secret that this box does not know, stored at another place,
   * changed, or cut. Never throws.
   */
  open(stored: Buffer, place: SecretPlace): OpenedSecret | undefined {
    if (stored[0] !== version) return undefined;
    const id = stored.subarray(1, 1 + lengths.keyId);
    const known = this.keys.find((key) => key.id.equals(id));
    const text = known && decrypt(known.key, stored.subarray(1 + lengths.keyId), placeBytes(place));
    return text === undefined ? undefined : { text, shouldSealAnew: known !== this.current };
  }
}

function deriveKey(secret: string, purpose: string): Key {
  const length = lengths.keyId + lengths.key;
  const derived = Buffer.from(hkdfSync('sha256', secret, '', `sealed ${purpose}`, length));
  return { id: derived.subarray(0, lengths.keyId), key: derived.subarray(lengths.keyId) };
}

/** JSON, because joined names are ambiguous: `ab` and `c` join to the same text as `a` and `bc`. */
const placeBytes = ({ table, column, row }: SecretPlace) =>
  Buffer.from(JSON.stringify([table, column, String(row)]));

/** Nonce, tag and encrypted text. */
function encrypt(key: Buffer, text: string, place: Buffer): Buffer {
  const nonce = randomBytes(lengths.nonce);
  const cipher = createCipheriv(algorithm, key, nonce);
  cipher.setAAD(place);
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
}

function decrypt(key: Buffer, sealed: Buffer, place: Buffer): string | undefined {
  const tagEnd = lengths.nonce + lengths.tag;
  try {
    const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, lengths.nonce), {
      authTagLength: lengths.tag,
    });
    decipher.setAAD(place);
    decipher.setAuthTag(sealed.subarray(lengths.nonce, tagEnd));
    return decipher.update(sealed.subarray(tagEnd), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}
