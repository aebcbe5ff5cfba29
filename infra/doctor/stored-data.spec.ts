import assert from 'node:assert/strict';
import { it } from 'node:test';
import { keyIds } from '../backup/key-ids.ts';
import { findsEach, linesOf } from './testing/find-fault.ts';
import type { StandInWorld } from './testing/stand-in-world.ts';

/** As on the machine that the data comes from. */
const former = 'a secret of the former machine, 32 random bytes';
const hourMs = 3_600_000;

const call = (stand: StandInWorld, hoursAhead: number, keyId: string | null) => ({
  link_key_id: keyId,
  status: 'scheduled',
  scheduled_at: new Date(stand.now.getTime() + hoursAhead * hourMs).toISOString(),
});
const calls =
  (...all: [hoursAhead: number, keyId: string | null][]) =>
  (stand: StandInWorld) => {
    stand.stored['scheduling.appointments'] = all.map(([hours, id]) => call(stand, hours, id));
  };
const store = (table: string, row: Record<string, string | null>) => (stand: StandInWorld) => {
  stand.stored[table] = [row];
};
const sealed = (keyId: string) => `\\x02${keyId}00ff`;
const ofFormerPassword = keyIds.chosenPasswords(former);

findsEach('Stored data', {
  'links to calls ahead that a former secret signed': {
    make: calls([3, keyIds.bookingLinks(former)]),
    says: /^warn: Links in emails already sent do not work: BOOKING_LINK_SECRET differs from the one .* → After a restore, copy its value from the old machine’s \.env \("Restore".*otherwise, .*until the last of their calls/,
  },
  'addresses of calendars that were sealed with a former secret': {
    mode: 'native',
    make: store('scheduling.calendars', {
      sealed_address: sealed(keyIds.calendarAddresses(former)),
    }),
    says: /^warn: .*calendars.*CALENDAR_SECRET differs.* → .*enters each address again/,
  },
  'a key for Search Console that was sealed with a former secret': {
    make: store('rankings.search_console_connection', {
      sealed_key: sealed(keyIds.serviceAccountKeys(former)),
    }),
    says: /^warn: .*Search Console.*RANKINGS_SECRET differs.* → .*uploads the key again/,
  },
  'devices that subscribed with a former secret': {
    make: store('email.push_subscriptions', { server_key: keyIds.devices(former) }),
    says: /^warn: Notifications.*PUSH_SECRET differs.* → .*turns each device on again/,
  },
  'a password chosen in place of one that is not in .env': {
    make: store('leads.gate_passwords', { gate: 'rankings', replaces: ofFormerPassword }),
    says: /^warn: Sign-ins.*\/rankings.*RANKINGS_PASSWORD_HASH differs.* → .*make passwords printed/,
  },
  'a recovery address chosen under a former password': {
    make: store('leads.recovery_address', { address_id: '1', replaces: ofFormerPassword }),
    says: /^warn: Links by email that set a new password.*ADMIN_PASSWORD_HASH differs.* → .*recovery address again/,
  },
});

async function storedData(make?: (stand: StandInWorld) => unknown): Promise<string[]> {
  const lines = await linesOf('native', make);
  return lines.filter(({ name }) => name === 'Stored data').map(({ result }) => result);
}

it('should be content once nothing depends on a former secret, or says which', async () => {
  assert.deepEqual(await storedData(), ['ok']);
  assert.deepEqual(await storedData(calls([-3, keyIds.bookingLinks(former)], [3, null])), ['ok']);
});

it('should not ask a database that does not run', async () => {
  const stopped = (stand: StandInWorld) => {
    stand.parts = stand.parts?.map((part) =>
      part.name === 'postgres' ? { ...part, state: 'stopped' } : part,
    );
  };
  assert.deepEqual(await storedData(stopped), []);
});
