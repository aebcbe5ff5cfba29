import assert from 'node:assert/strict';
import { it } from 'node:test';
import { keyIds } from '../backup/key-ids.ts';
import { findsEach, linesOf } from './testing/find-fault.ts';
import type { StandInWorld } from './testing/stand-in-world.ts';

/** As on the machine that the data comes from. */
const former = 'a secret of the former machine, 32 random bytes';

const store =
  (place: number, ...ids: (string | null)[]) =>
  (stand: StandInWorld) => {
    stand.keyIds[place] = ids;
  };

findsEach('Stored data', {
  'links to calls ahead that a former secret signed': {
    make: store(0, null, keyIds.bookingLinks(former)),
    says: /^warn: Links in emails already sent do not work: BOOKING_LINK_SECRET differs from the one .* → After a restore, copy its value from the old machine’s \.env \("Restore".*otherwise, .*until the last of their calls/,
  },
  'addresses of calendars that were sealed with a former secret': {
    mode: 'native',
    make: store(1, keyIds.calendarAddresses(former)),
    says: /^warn: .*calendars.*CALENDAR_SECRET differs.* → .*enters each address again/,
  },
  'a key for Search Console that was sealed with a former secret': {
    make: store(2, keyIds.serviceAccountKeys(former)),
    says: /^warn: .*Search Console.*RANKINGS_SECRET differs.* → .*uploads the key again/,
  },
  'devices that subscribed with a former secret': {
    make: store(3, keyIds.devices(former)),
    says: /^warn: Notifications.*PUSH_SECRET differs.* → .*turns each device on again/,
  },
  'a password chosen in place of one that is not in .env': {
    make: store(5, keyIds.chosenPasswords(former)),
    says: /^warn: Sign-ins.*\/rankings.*RANKINGS_PASSWORD_HASH differs.* → .*make passwords printed/,
  },
  'a recovery address chosen under a former password': {
    make: store(6, keyIds.chosenPasswords(former)),
    says: /^warn: Links by email that set a new password.*ADMIN_PASSWORD_HASH differs.* → .*recovery address again/,
  },
});

async function storedData(make?: (stand: StandInWorld) => unknown): Promise<string[]> {
  const lines = await linesOf('native', make);
  return lines.filter(({ name }) => name === 'Stored data').map(({ result }) => result);
}

it('should be content once nothing depends on a former secret, or says which', async () => {
  assert.deepEqual(await storedData(), ['ok']);
  assert.deepEqual(await storedData(store(0, null)), ['ok']);
});

it('should not ask a database that does not run', async () => {
  const stopped = (stand: StandInWorld) => {
    stand.parts = stand.parts?.map((part) =>
      part.name === 'postgres' ? { ...part, state: 'stopped' } : part,
    );
  };
  assert.deepEqual(await storedData(stopped), []);
});
