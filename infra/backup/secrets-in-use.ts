import { z } from 'zod';
import type { Settings } from '../settings/env-file.ts';
import { type CopiedTable, type Row, readCopies } from './copied-tables.ts';
import { keyIds } from './key-ids.ts';

/** Something stored, or sent to somebody, that works only with the secret that it was made with. */
interface SecretUse {
  table: string;
  /** Says which secret that was. */
  column: string;
  keyId: (secret: string) => string;
  /** The key id in a value of the column; by default the value itself. */
  read?: (value: string) => string;
  /** What else is read of a row, and whether the row still matters; by default, each does. */
  columns?: string[];
  matters?: (row: Row, now: Date) => boolean;
  /** Settings, the current one first. */
  secrets: string[];
  /** Plural, at the beginning of a sentence. */
  subject: string;
  /** What happens without the former secret. */
  otherwise: string;
}

type Tables = ReadonlyMap<string, CopiedTable>;

/** Behind the version in the first byte. */
const inSealed = (value: string) => value.slice(4, 12);

const links: SecretUse = {
  table: 'scheduling.appointments',
  column: 'link_key_id',
  keyId: keyIds.bookingLinks,
  columns: ['status', 'scheduled_at'],
  matters: ({ status, scheduled_at: at }, now) =>
    status === 'scheduled' && new Date(at ?? '') > now,
  secrets: ['BOOKING_LINK_SECRET'],
  subject: 'Links in emails already sent',
  otherwise:
    'visitors cannot use them, and make doctor warns until the last of their calls is over',
};

const chosenPassword = (gate: 'admin' | 'rankings', secret: string): SecretUse => ({
  table: 'leads.gate_passwords',
  column: 'replaces',
  keyId: keyIds.chosenPasswords,
  columns: ['gate'],
  matters: (row) => row.gate === gate,
  secrets: [secret],
  subject: `Sign-ins with the password that the owner chose at /${gate}`,
  otherwise: 'she signs in with the one that make passwords printed',
});

const uses: SecretUse[] = [
  links,
  {
    table: 'scheduling.calendars',
    column: 'sealed_address',
    keyId: keyIds.calendarAddresses,
    read: inSealed,
    secrets: ['CALENDAR_SECRET', 'CALENDAR_SECRET_PREVIOUS'],
    subject: 'The owner’s calendars that are read by address',
    otherwise: 'she enters each address again',
  },
  {
    table: 'rankings.search_console_connection',
    column: 'sealed_key',
    keyId: keyIds.serviceAccountKeys,
    read: inSealed,
    secrets: ['RANKINGS_SECRET', 'RANKINGS_SECRET_PREVIOUS'],
    subject: 'Ranking checks with the owner’s Search Console key',
    otherwise: 'she uploads the key again at /rankings',
  },
  {
    table: 'email.push_subscriptions',
    column: 'server_key',
    keyId: keyIds.devices,
    secrets: ['PUSH_SECRET'],
    subject: 'Notifications on the owner’s devices',
    otherwise: 'she turns each device on again in Settings',
  },
  chosenPassword('admin', 'ADMIN_PASSWORD_HASH'),
  chosenPassword('rankings', 'RANKINGS_PASSWORD_HASH'),
  {
    table: 'leads.recovery_address',
    column: 'replaces',
    keyId: keyIds.chosenPasswords,
    columns: ['address_id'],
    matters: (row) => row.address_id !== null,
    secrets: ['ADMIN_PASSWORD_HASH'],
    subject: 'Links by email that set a new password',
    otherwise: 'the owner chooses her recovery address again in Settings',
  },
];

/** The tables to read from a backup. */
export const tablesWithSecrets: readonly string[] = [...new Set(uses.map(({ table }) => table))];

export interface Mismatch {
  /** The setting with another value than the data was made with. */
  secret: string;
  subject: string;
  otherwise: string;
}

/** What does not work with these settings. Links are unknown if an earlier version booked a call that is ahead. */
function compareSecrets(
  tables: Tables,
  settings: Settings,
  now: Date,
): { differing: Mismatch[]; areLinksUnknown: boolean } {
  const differing = uses.flatMap((use) => {
    const { secrets, keyId, read = (value: string) => value, subject, otherwise } = use;
    const known = secrets.flatMap((name) => (settings[name] ? [keyId(settings[name])] : []));
    const used = valuesOf(use, tables, now).filter((value) => value !== null);
    const [secret = ''] = secrets;
    return used.every((value) => known.includes(read(value)))
      ? []
      : [{ secret, subject, otherwise }];
  });
  const isRead = tables.get(links.table)?.columns.includes(links.column) ?? false;
  return { differing, areLinksUnknown: !isRead || valuesOf(links, tables, now).includes(null) };
}

function valuesOf({ table, column, matters = () => true }: SecretUse, tables: Tables, now: Date) {
  const rows = tables.get(table)?.rows ?? [];
  return rows.filter((row) => matters(row, now)).map((row) => row[column] ?? null);
}

/** What will not work once this is restored, in whole sentences. `copies` is what pg_restore prints of the tables. */
export function restoreNotices(copies: string, settings: Settings, now: Date): string[] {
  const { differing, areLinksUnknown } = compareSecrets(readCopies(copies), settings, now);
  const lost = differing.map(
    ({ secret, subject, otherwise }) =>
      `${subject} will not work: ${secret} differs from the backup’s. ` +
      `Copy its value from the old machine’s .env ("Restore" in docs/operations.md); otherwise, ${otherwise}.`,
  );
  return areLinksUnknown ? [...lost, linksUnknown] : lost;
}

const linksUnknown =
  'This backup does not say for all links in emails already sent which BOOKING_LINK_SECRET signed them, ' +
  'because an earlier version did. They work only with the value in the old machine’s .env.';

const productTables = z.record(z.string(), z.array(z.record(z.string(), z.string().nullable())));

/** What does not work in the running product. */
export async function mismatchesInProduct(
  query: (sql: string) => Promise<string>,
  settings: Settings,
  now: Date,
): Promise<Mismatch[]> {
  const selections = tablesWithSecrets.map((table) => {
    const columns = columnsOf(table).map((column) => `${column}::text`);
    return `'${table}', (SELECT coalesce(json_agg(stored), '[]') FROM (SELECT ${columns.join(', ')} FROM ${table}) AS stored)`;
  });
  const printed = await query(`SELECT json_build_object(${selections.join(', ')})::text`);
  const tables = Object.entries(productTables.parse(JSON.parse(printed))).map(
    ([table, rows]) => [table, { columns: columnsOf(table), rows }] as const,
  );
  return compareSecrets(new Map(tables), settings, now).differing;
}

function columnsOf(table: string): string[] {
  const all = uses.filter((use) => use.table === table);
  return [...new Set(all.flatMap(({ column, columns = [] }) => [column, ...columns]))];
}
