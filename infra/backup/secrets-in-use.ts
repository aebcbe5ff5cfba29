import { createECDH, createHash, createHmac, hkdfSync } from 'node:crypto';
import { z } from 'zod';
import type { Settings } from '../settings/env-file.ts';

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

/** Something stored, or sent to someone, that works only with the secret that it was made with. */
interface SecretUse {
  /** SQL for the key ids of what still matters; null where an earlier version did not store it. */
  stored: string;
  keyId: (secret: string) => string;
  /** Settings, the current one first. */
  secrets: string[];
  /** Plural, at the beginning of a sentence. */
  subject: string;
  /** What happens without the former secret. */
  otherwise: string;
}

/** The key id of a sealed value is behind the version in its first byte. */
const sealedKeyId = (sealed: string) => `encode(substring(${sealed} from 2 for 4), 'hex')`;

const chosenPassword = (gate: 'admin' | 'rankings', secret: string): SecretUse => ({
  stored: `SELECT replaces FROM leads.gate_passwords WHERE gate = '${gate}'`,
  keyId: keyIds.chosenPasswords,
  secrets: [secret],
  subject: `Sign-ins with the password that the owner chose at /${gate}`,
  otherwise: 'she logs in with the one that make passwords printed',
});

const uses: SecretUse[] = [
  {
    stored:
      "SELECT link_key_id FROM scheduling.appointments WHERE status = 'scheduled' AND scheduled_at > now()",
    keyId: keyIds.bookingLinks,
    secrets: ['BOOKING_LINK_SECRET'],
    subject: 'Links in emails already sent',
    otherwise:
      'visitors cannot use them, and make doctor warns until the last of their calls is over',
  },
  {
    stored: `SELECT ${sealedKeyId('sealed_address')} FROM scheduling.calendars WHERE sealed_address IS NOT NULL`,
    keyId: keyIds.calendarAddresses,
    secrets: ['CALENDAR_SECRET', 'CALENDAR_SECRET_PREVIOUS'],
    subject: 'The owner’s calendars that are read by address',
    otherwise: 'she enters each address again',
  },
  {
    stored: `SELECT ${sealedKeyId("decode(value ->> 'sealedKey', 'base64')")} FROM rankings.settings
      WHERE name = 'search-console' AND value <> 'null'`,
    keyId: keyIds.serviceAccountKeys,
    secrets: ['RANKINGS_SECRET', 'RANKINGS_SECRET_PREVIOUS'],
    subject: 'Ranking checks with the owner’s Search Console key',
    otherwise: 'she uploads the key again at /rankings',
  },
  {
    stored: 'SELECT server_key FROM email.push_subscriptions',
    keyId: keyIds.devices,
    secrets: ['PUSH_SECRET'],
    subject: 'Notifications on the owner’s devices',
    otherwise: 'she turns each device on again in Settings',
  },
  chosenPassword('admin', 'ADMIN_PASSWORD_HASH'),
  chosenPassword('rankings', 'RANKINGS_PASSWORD_HASH'),
  {
    stored: `SELECT value ->> 'replaces' FROM leads.settings
      WHERE name = 'recovery-address' AND value ->> 'addressId' IS NOT NULL`,
    keyId: keyIds.chosenPasswords,
    secrets: ['ADMIN_PASSWORD_HASH'],
    subject: 'Links by email that set a new password',
    otherwise: 'the owner chooses her recovery address again in Settings',
  },
];

export interface Mismatch {
  /** The setting with another value than the data was made with; unknown for data of an earlier version. */
  secret: string;
  isUnknown: boolean;
  subject: string;
  otherwise: string;
}

const storedKeyIds = z.array(z.array(z.string().nullable()));

/** What in the running product does not work with these settings, or may not. */
export async function findMismatches(
  query: (sql: string) => Promise<string>,
  settings: Settings,
): Promise<Mismatch[]> {
  const lists = uses.map(
    ({ stored }) =>
      `(SELECT coalesce(json_agg(DISTINCT key_id), '[]') FROM (${stored}) AS stored (key_id))`,
  );
  const all = storedKeyIds.parse(
    JSON.parse(await query(`SELECT json_build_array(${lists.join(', ')})::text`)),
  );
  return uses.flatMap(({ secrets, keyId, subject, otherwise }, index) => {
    const known = secrets.flatMap((name) => (settings[name] ? [keyId(settings[name])] : []));
    const unmatched = (all[index] ?? []).filter((id) => id === null || !known.includes(id));
    const isUnknown = unmatched.every((id) => id === null);
    const [secret = ''] = secrets;
    return unmatched.length === 0 ? [] : [{ secret, isUnknown, subject, otherwise }];
  });
}

/** What `make restore` says of it. */
export function noticeOf({ secret, isUnknown, subject, otherwise }: Mismatch): string {
  const where = `Copy its value from the old machine’s .env ("Restore" in docs/operations.md)`;
  return isUnknown
    ? `${subject} may not work: an earlier version did not store which ${secret} they need. ${where}, if this is another machine.`
    : `${subject} do not work: ${secret} differs from the backup’s. ${where}; otherwise, ${otherwise}.`;
}
