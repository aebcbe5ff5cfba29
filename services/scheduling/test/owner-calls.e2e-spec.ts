import { appointmentMinutes, type OwnerAppointment } from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
import { LeadCardRepository } from '../src/appointments/lead-card.repository.js';
import { addContact, addDayOff, book, emailsOf, saveRules, setTime } from './scheduling-app.js';
import { monday, on, schedulingSuite } from './scheduling-suite.js';

const suite = schedulingSuite();

const bookedCall = async (time: string, contactId?: number): Promise<number> =>
  (await book(suite.app, contactId ?? (await addContact()), time)).json().id;
const list = async (query = ''): Promise<OwnerAppointment[]> =>
  (await suite.app.inject({ url: `/api/appointments${query}`, headers: suite.owner })).json();
const idsOf = async (query: string) => (await list(query)).map(({ id }) => id);

describe('the owner’s list', () => {
  it('should be filtered and ordered as asked, and a visitor’s not', async () => {
    const ann = await addContact('Ann Rivers');
    const early = await bookedCall(monday('09:00'), ann);
    const gone = await bookedCall(monday('10:00'), ann);
    const late = await bookedCall(on('2026-11-24', '09:00'));
    await suite.patch(gone, { status: 'cancelled' });
    expect(await idsOf('')).toEqual([late, gone, early]);
    expect(await idsOf('?order=asc')).toEqual([early, gone, late]);
    expect(await idsOf('?status=scheduled')).toEqual([late, early]);
    expect(await idsOf('?status=cancelled')).toEqual([gone]);
    expect(await idsOf(`?contactId=${ann}&order=asc`)).toEqual([early, gone]);
    expect(await idsOf(`?from=${monday('10:00')}&to=${on('2026-11-24', '09:00')}`)).toEqual([gone]);
    expect(await idsOf('?order=asc&limit=1&offset=1')).toEqual([gone]);

    const asked = `/api/appointments?order=desc&status=cancelled&contactId=${ann}`;
    expect((await suite.app.inject({ url: asked })).json()).toEqual([
      { scheduledAt: monday('09:00'), duration: appointmentMinutes },
      { scheduledAt: on('2026-11-24', '09:00'), duration: appointmentMinutes },
    ]);
  });

  it('should have the same total on every page, also if leads are erased while it is read', async () => {
    const leads: number[] = [];
    for (const time of ['09:00', '10:00', '11:00', '12:00']) {
      const lead = await addContact();
      await bookedCall(monday(time), lead);
      leads.push(lead);
    }
    const page = async (offset: number) => {
      const url = `/api/appointments?order=asc&limit=1&offset=${offset}`;
      const answer = await suite.app.inject({ url, headers: suite.owner });
      const contacts = answer.json().map(({ contactId }: OwnerAppointment) => contactId);
      return { contacts, total: answer.headers['x-total-count'] };
    };
    const [first, second, third, fourth] = leads;
    const cards = suite.app.get(LeadCardRepository);
    const find = cards.find.bind(cards);
    jest.spyOn(cards, 'find').mockImplementationOnce(async (ids) => {
      await admin.query('DELETE FROM leads.contacts WHERE id = ANY($1)', [[first, second]]);
      return find(ids);
    });
    expect(await page(0)).toEqual({ contacts: [], total: '2' });
    expect(await page(0)).toEqual({ contacts: [third], total: '2' });
    expect(await page(1)).toEqual({ contacts: [fourth], total: '2' });
    expect(await page(2)).toEqual({ contacts: [], total: '2' });
  });

  it.each(['status=done', 'outsideHours=maybe', 'order=up', 'contactId=ann', 'from=monday'])(
    'should refuse %s and name the field',
    async (query) => {
      const answer = await suite.app.inject({
        url: `/api/appointments?${query}`,
        headers: suite.owner,
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors[0].path).toBe(query.split('=')[0]);
    },
  );
});

describe('a call outside the present hours', () => {
  const outside = async () =>
    Object.fromEntries((await list()).map((call) => [call.id, call.outsideHours]));

  it('should be shown once its hours, its day or the buffer around it are gone', async () => {
    const first = await bookedCall(monday('09:00'));
    const second = await bookedCall(monday('09:30'));
    const other = await bookedCall(on('2026-11-25', '09:00'));
    expect(await outside()).toEqual({ [first]: false, [second]: false, [other]: false });
    await saveRules(suite.app, { bufferMinutes: 15 });
    expect(await outside()).toEqual({ [first]: true, [second]: true, [other]: false });
    await saveRules(suite.app, {});
    await addDayOff('2026-11-25');
    expect(await outside()).toEqual({ [first]: false, [second]: false, [other]: true });
    await admin.query('TRUNCATE scheduling.time_off');
    await admin.query('UPDATE scheduling.availability SET is_active = false WHERE day_of_week = 1');
    expect(await outside()).toEqual({ [first]: true, [second]: true, [other]: false });
  });

  it('should be found among all that are ahead, also by page', async () => {
    const first = await bookedCall(monday('09:00'));
    const second = await bookedCall(monday('11:00'));
    await bookedCall(on('2026-11-25', '09:00'));
    expect(await idsOf('?outsideHours=yes')).toEqual([]);
    await addDayOff('2026-11-23');
    expect(await idsOf('?outsideHours=yes&order=asc')).toEqual([first, second]);
    const page = await suite.app.inject({
      url: '/api/appointments?outsideHours=yes&order=asc&limit=1&offset=1',
      headers: suite.owner,
    });
    expect(page.json().map(({ id }: OwnerAppointment) => id)).toEqual([second]);
    expect(page.headers['x-total-count']).toBe('2');
  });

  it('should not be one that only came nearer, that is over or that is canceled', async () => {
    const ahead = await bookedCall(monday('09:00'));
    const gone = await bookedCall(monday('10:00'));
    await suite.patch(gone, { status: 'cancelled' });
    await saveRules(suite.app, { minimumNoticeMinutes: 43_200, horizonDays: 0 });
    expect(await outside()).toEqual({ [ahead]: false, [gone]: false });
    await addDayOff('2026-11-23');
    expect(await outside()).toEqual({ [ahead]: true, [gone]: false });
    setTime(suite.app, new Date(monday('09:00')));
    expect(await outside()).toEqual({ [ahead]: false, [gone]: false });
  });

  it('should be told in the answer to its move, too', async () => {
    const id = await bookedCall(monday('09:00'));
    await addDayOff('2026-11-23');
    expect((await suite.patch(id, { notes: 'Ask about the shop' })).json().outsideHours).toBe(true);
    const moved = await suite.patch(id, { scheduledAt: on('2026-11-24', '09:00') });
    expect(moved.json().outsideHours).toBe(false);
  });
});

describe('an edit', () => {
  it('should be refused when other notes were saved since it began, and overwrite nothing', async () => {
    const id = await bookedCall(monday('09:00'));
    const first = await suite.patch(id, { notes: 'Prefers the phone', previousNotes: null });
    expect(first.json()).toMatchObject({ notes: 'Prefers the phone' });
    const second = await suite.patch(id, {
      notes: 'Wants video',
      previousNotes: null,
      status: 'completed',
    });
    expect(second.statusCode).toBe(409);
    expect(await list()).toEqual([first.json()]);
    const last = await suite.patch(id, { notes: 'Wants video', previousNotes: first.json().notes });
    expect(last.json()).toMatchObject({ notes: 'Wants video' });
  });

  it('should win once when several begin from the same notes at the same moment', async () => {
    const id = await bookedCall(monday('09:00'));
    const edits = ['a', 'b', 'c', 'd'].map((notes) =>
      suite.patch(id, { notes, previousNotes: null }),
    );
    const statuses = (await Promise.all(edits)).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([200, 409, 409, 409]);
  });

  it('should leave what another one changes, and the last status stands', async () => {
    const id = await bookedCall(monday('09:00'));
    await Promise.all([
      suite.patch(id, { notes: 'Prefers the phone', previousNotes: null }),
      suite.patch(id, { scheduledAt: monday('10:00') }),
    ]);
    await suite.patch(id, { status: 'no-show' });
    await suite.patch(id, { status: 'completed' });
    expect((await list())[0]).toMatchObject({
      notes: 'Prefers the phone',
      scheduledAt: monday('10:00'),
      status: 'completed',
    });
  });

  it('should not count as one when nothing changes', async () => {
    const id = await bookedCall(monday('09:00'));
    const same = await suite.patch(id, { status: 'scheduled', scheduledAt: monday('09:00') });
    const again = await suite.patch(id, { scheduledAt: '2026-11-23T09:00:00-05:00' });
    const rows = await admin.query('SELECT sequence FROM scheduling.appointments WHERE id = $1', [
      id,
    ]);
    expect([same.json(), again.json(), rows]).toEqual([
      ...(await list()),
      ...(await list()),
      [{ sequence: 0 }],
    ]);
  });

  it.each([
    ['the past', on('2026-11-20', '09:00'), 422],
    ['a second', '2026-11-23T15:00:01.000Z', 422],
    ['no time', 'tomorrow', 400],
  ])('should not move a call to %s', async (_, scheduledAt, status) => {
    const answer = await suite.patch(await bookedCall(monday('09:00')), { scheduledAt });
    expect(answer.statusCode).toBe(status);
    expect(answer.json().message).toMatch(/\w+ .+\./);
    expect((await list())[0]).toMatchObject({ scheduledAt: monday('09:00') });
  });

  it('should not move a call that does not take place, unless it brings it back', async () => {
    const id = await bookedCall(monday('09:00'));
    await suite.patch(id, { status: 'cancelled' });
    const move = { scheduledAt: monday('10:00') };
    const refused = await suite.patch(id, move);
    expect([refused.statusCode, refused.json().message]).toEqual([
      422,
      'Only a scheduled call can be moved.',
    ]);
    const back = await suite.patch(id, { ...move, status: 'scheduled' });
    expect(back.json()).toMatchObject({ ...move, status: 'scheduled' });
  });

  it('should not move a call that is over, but one that has just begun', async () => {
    const id = await bookedCall(monday('09:00'));
    setTime(suite.app, new Date(monday('09:05')));
    const late = await suite.patch(id, { scheduledAt: monday('09:15') });
    expect(late.json()).toMatchObject({ scheduledAt: monday('09:15') });
    setTime(suite.app, new Date(monday('09:45')));
    const over = await suite.patch(id, { scheduledAt: monday('15:00') });
    expect([over.statusCode, over.json().message]).toEqual([
      422,
      'A call that is over can’t be moved. Please book another one.',
    ]);
    expect((await suite.patch(id, { status: 'no-show' })).statusCode).toBe(200);
  });

  it('should bring the reminders back when a call was marked as over by mistake', async () => {
    const id = await bookedCall(monday('09:00'));
    const reminders = async () =>
      (await emailsOf(id)).filter(({ name }: { name: string }) => name.startsWith('reminder'));
    const before = await reminders();
    await suite.patch(id, { status: 'no-show' });
    expect(await reminders()).toEqual([]);
    await suite.patch(id, { status: 'scheduled' });
    expect(await reminders()).toEqual(before);
  });

  it('should lose or win against visitors who want the same time, never share it', async () => {
    const id = await bookedCall(monday('09:00'));
    const visitors = await Promise.all(Array.from({ length: 20 }, () => addContact()));
    const wanted = monday('11:00');
    const [moved, ...booked] = await Promise.all([
      suite.patch(id, { scheduledAt: wanted }),
      ...visitors.map((contactId) => book(suite.app, contactId, wanted)),
    ]);
    const statuses = [moved, ...booked].map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status < 300)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(20);
    const held = (await list()).filter(({ scheduledAt }) => scheduledAt === wanted);
    expect(held).toHaveLength(1);
    expect(
      (await emailsOf(id)).some(({ name }: { name: string }) => name === 'booking-moved'),
    ).toBe(moved.statusCode === 200);
  });
});
