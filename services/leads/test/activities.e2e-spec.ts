import { activitySchema, activityUndoMinutes, timelineEntrySchema } from '@agency/contracts';
import { addLead, leadsSuite } from './leads-app.js';

const suite = leadsSuite();
const { at } = suite;

const noon = new Date('2026-11-04T12:00:00Z');
const after = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

const log = (id: number, payload: object) =>
  suite.asOwner({
    method: 'POST',
    url: `/api/contacts/${id}/activities`,
    payload,
  });
const takeBack = (id: number, activityId: number) =>
  suite.asOwner({
    method: 'DELETE',
    url: `/api/contacts/${id}/activities/${activityId}`,
  });
const get = async (path: string) => (await suite.asOwner({ url: `/api/contacts/${path}` })).json();

async function kindsOf(id: number): Promise<string[]> {
  const timeline: unknown[] = await get(`${id}/timeline`);
  return timeline.map((entry) => timelineEntrySchema.parse(entry).kind);
}

it.each([
  [
    { kind: 'note', text: ' Likes <b>boats</b>\n' },
    { kind: 'note-added', text: 'Likes <b>boats</b>' },
  ],
  [
    { kind: 'called', outcome: 'no-answer' },
    { kind: 'called', outcome: 'no-answer' },
  ],
  [
    { kind: 'called', outcome: 'voicemail' },
    { kind: 'called', outcome: 'voicemail' },
  ],
])('should log %j in the timeline and leave the status alone', async (payload, entry) => {
  at(noon);
  const id = await addLead();
  const answer = await log(id, payload);
  expect(answer.statusCode).toBe(201);
  const logged = activitySchema.parse(answer.json());
  expect(logged).toEqual({ ...entry, id: expect.any(Number), at: noon.toISOString() });
  expect((await get(`${id}/timeline`))[0].kind).not.toBe('status-changed');
  expect(await get(`${id}/timeline`)).toContainEqual(logged);
  expect(await get(`${id}`)).toMatchObject({ status: 'new' });
});

it.each([{ kind: 'called', outcome: 'reached' }, { kind: 'wrote' }])(
  'should make a new lead Contacted by %j, and take both back',
  async (payload) => {
    const id = await addLead();
    const { statusSince } = await get(`${id}`);
    at(noon);
    const { id: activity } = activitySchema.parse((await log(id, payload)).json());
    expect(await get(`${id}`)).toMatchObject({
      status: 'contacted',
      statusSince: noon.toISOString(),
    });
    expect((await kindsOf(id)).sort()).toEqual(
      ['status-changed', 'submitted', payload.kind].sort(),
    );
    expect((await takeBack(id, activity)).statusCode).toBe(204);
    expect((await takeBack(id, activity)).statusCode).toBe(204);
    expect(await get(`${id}`)).toMatchObject({ status: 'new', statusSince });
    expect(await kindsOf(id)).toEqual(['submitted']);
  },
);

it('should leave alone a lead that is past New', async () => {
  const id = await addLead({ status: 'qualified' });
  await log(id, { kind: 'wrote' });
  expect(await get(`${id}`)).toMatchObject({ status: 'qualified' });
});

it('should not take back a status that was changed since, or that another contact holds', async () => {
  const id = await addLead();
  const first = activitySchema.parse((await log(id, { kind: 'wrote' })).json());
  const second = activitySchema.parse(
    (await log(id, { kind: 'called', outcome: 'reached' })).json(),
  );
  await takeBack(id, first.id);
  expect((await get(`${id}`)).status).toBe('contacted');
  expect(await kindsOf(id)).toEqual(['called', 'status-changed', 'submitted']);
  await suite.asOwner({
    method: 'PATCH',
    url: `/api/contacts/${id}`,
    payload: { status: 'qualified' },
  });
  await takeBack(id, second.id);
  expect((await get(`${id}`)).status).toBe('qualified');
});

it('should be taken back for a while only, and under its own lead', async () => {
  at(noon);
  const id = await addLead();
  const other = await addLead();
  const { id: activity } = activitySchema.parse((await log(id, { kind: 'wrote' })).json());
  expect((await takeBack(other, activity)).statusCode).toBe(204);
  expect(await kindsOf(id)).toContain('wrote');
  at(after(activityUndoMinutes + 1));
  const late = await takeBack(id, activity);
  expect([late.statusCode, late.json().message]).toEqual([409, 'This can no longer be undone.']);
  expect(await kindsOf(id)).toContain('wrote');
});

it('should refuse what is incomplete, and answer 404 for no lead', async () => {
  const id = await addLead();
  for (const [payload, message] of [
    [{ kind: 'note', text: ' \n' }, 'Please write a note first.'],
    [{ kind: 'called', outcome: 'asleep' }, 'Please choose how the call went.'],
  ] as const) {
    const answer = await log(id, payload);
    expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
  }
  expect((await log(id, { kind: 'flew' })).statusCode).toBe(400);
  expect((await log(2 ** 40, { kind: 'wrote' })).statusCode).toBe(404);
  expect(await kindsOf(id)).toEqual(['submitted']);
});
