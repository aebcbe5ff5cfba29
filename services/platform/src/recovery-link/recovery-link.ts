import { createHmac, timingSafeEqual } from 'node:crypto';

/** A link that sets a new password for the desk. */
export interface RecoveryLink {
  id: number;
  /** In seconds since 1970. */
  madeAt: number;
}

const idBytes = 6;
const signatureBytes = 18;

/** The link's token: its id, and a signature of id and time with the secret of booking links. It is stored nowhere. */
export function signRecoveryLink({ id, madeAt }: RecoveryLink, secret: string): string {
  const bytes = Buffer.alloc(idBytes);
  bytes.writeUIntBE(id, 0, idBytes);
  const signature = createHmac('sha256', secret)
    .update(`recovery-link:${id}:${madeAt}`)
    .digest()
    .subarray(0, signatureBytes);
  return Buffer.concat([bytes, signature]).toString('base64url');
}

/** Whether this is the link's token. */
export function isRecoveryToken(token: string, link: RecoveryLink, secret: string): boolean {
  const given = Buffer.from(token);
  const expected = Buffer.from(signRecoveryLink(link, secret));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
