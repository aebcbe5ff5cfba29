import { calendarFailureMessages } from '@agency/contracts';
import { SecretBox } from '@agency/platform';
import { admin } from '@agency/testing/admin-database';
import { CalendarAddressService } from '../src/busy-calendars/address/calendar-address.service.js';
import { calendarFile } from './calendar-stand-in.js';
import { busyAt, CalendarsStand, calendarSecret } from './calendars-stand.js';
import { untilWaiting } from './scheduling-app.js';
import { monday } from './scheduling-suite.js';

const stand = new CalendarsStand();
beforeEach(() => stand.setMinute(0));

const newSecret = 'a new secret of more than thirty-two characters';
const purpose = 'calendar addresses';
const place = (row: number) => ({ table: 'scheduling.calendars', column: 'sealed_address', row });
const addressOf = (path: string) => stand.provider.origin + path;

const sealedAddressOf = async (id: number): Promise<Buffer> => {
  const [row] = await admin.query('SELECT sealed_address FROM scheduling.calendars WHERE id = $1', [
    id,
  ]);
  return row.sealed_address;
};

/** What can be read with only this secret, and whether it should be sealed anew. */
const readWith = async (id: number, secret = calendarSecret) =>
  new SecretBox(secret, undefined, purpose).open(await sealedAddressOf(id), place(id));

it('should seal each address, also a changed one, so that only this installation can read it', async () => {
  const path = stand.offer([]);
  const id = await stand.added(path);
  expect(await readWith(id)).toEqual({ text: addressOf(path), shouldSealAnew: false });
  const other = stand.offer([]);
  await stand.ask('PATCH', `/${id}`, { address: addressOf(other) });
  expect(await readWith(id)).toEqual({ text: addressOf(other), shouldSealAnew: false });
  expect(await readWith(id, newSecret)).toBeUndefined();
});

describe('a changed secret', () => {
  const changed = () =>
    stand.start({ CALENDAR_SECRET: newSecret, CALENDAR_SECRET_PREVIOUS: calendarSecret });

  it('should lose nothing, and not need the previous one anymore after a poll', async () => {
    const [path, failing] = [stand.offer([]), stand.offer([])];
    const ids = [await stand.added(path), await stand.added(failing)] as const;
    stand.provider.behave(failing, 'error');
    for (const at of [5, 10, 15]) {
      stand.setMinute(at);
      await stand.poll();
    }
    const app = await changed();
    stand.setMinute(16, app);
    // The failing one is left alone, and its address is sealed anew all the same.
    expect(await stand.poll(app)).toBe(1);
    for (const [index, at] of [path, failing].entries()) {
      const id = ids[index] ?? 0;
      expect(await readWith(id, newSecret)).toEqual({ text: addressOf(at), shouldSealAnew: false });
      expect(await readWith(id, calendarSecret)).toBeUndefined();
    }
    stand.provider.behave(failing, 'serve');
    const later = await stand.start({ CALENDAR_SECRET: newSecret });
    for (const id of ids) {
      const read = await stand.ask('POST', `/${id}/read`, undefined, later);
      expect(read.json()).toMatchObject({ failure: null });
    }
  });

  it('should not end a read that is under way', async () => {
    const path = stand.offer([]);
    const id = await stand.added(path);
    const app = await changed();
    stand.provider.set(path, calendarFile([busyAt('10:00')]), 'hang');
    const reading = stand.ask('POST', `/${id}/read`, undefined, app);
    await stand.untilAsked(path, 2);
    await app.get(CalendarAddressService).sealAnew();
    expect(await readWith(id, newSecret)).toMatchObject({ text: addressOf(path) });
    stand.provider.release();
    expect((await reading).json()).toMatchObject({ busyCount: 1, knownUntil: monday('10:30') });
  });

  it('should seal nothing over an address that someone enters meanwhile', async () => {
    const id = await stand.added(stand.offer([]));
    const app = await changed();
    const other = addressOf(stand.offer([]));
    const running = await admin.transaction(async (manager) => {
      await manager.query('UPDATE scheduling.calendars SET sealed_address = $2 WHERE id = $1', [
        id,
        new SecretBox(calendarSecret, undefined, purpose).seal(other, place(id)),
      ]);
      const run = app.get(CalendarAddressService).sealAnew();
      await untilWaiting(1);
      return { run };
    });
    await running.run;
    expect(await readWith(id)).toMatchObject({ text: other });
  });

  it('should leave what the current secret sealed as it is', async () => {
    const id = await stand.added(stand.offer([]));
    const before = await sealedAddressOf(id);
    await stand.poll();
    expect(await sealedAddressOf(id)).toEqual(before);
  });
});

describe('an address that cannot be opened', () => {
  const spoilt = {
    'was moved to another row': `
      UPDATE scheduling.calendars there SET sealed_address = here.sealed_address
      FROM scheduling.calendars here WHERE there.id = $1 AND here.id <> $1`,
    'was sealed with an unknown secret': undefined,
  };

  it.each(Object.entries(spoilt))(
    'should be asked for again when it %s, while the last copy holds',
    async (_, statement) => {
      const path = stand.offer([busyAt('10:00')]);
      await stand.added(stand.offer([]));
      const id = await stand.added(path);
      const app = statement ? stand.app : await stand.start({ CALENDAR_SECRET: newSecret });
      if (statement) await admin.query(statement, [id]);
      stand.setMinute(5, app);
      await stand.poll(app);
      const calendars = (await stand.ask('GET', '', undefined, app)).json();
      expect(calendars.at(-1)).toMatchObject({ id, failure: 'lost-address', busyCount: 1 });
      expect(calendarFailureMessages['lost-address']).toContain('Please paste it again.');
      expect(stand.provider.requestsFor(path)).toBe(1);
      const pasted = await stand.ask('PATCH', `/${id}`, { address: addressOf(path) }, app);
      expect(pasted.json()).toMatchObject({ failure: null, failingSince: null, busyCount: 1 });
    },
  );
});
