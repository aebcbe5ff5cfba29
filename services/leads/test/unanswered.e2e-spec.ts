import { type ListedLead, leadCountsSchema, listedLeadSchema } from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
import { addCall, addLead, leadsSuite } from './leads-app.js';

const suite = leadsSuite({ now: '2026-11-10T17:00:00Z' });

const ago = (hours: number) => new Date(Date.parse('2026-11-10T17:00:00Z') - hours * 3_600_000);
const list = (query: Record<string, string>) =>
  suite.asOwner({ url: `/api/contacts?${new URLSearchParams({ sort: 'oldest', ...query })}` });
const counts = async () =>
  leadCountsSchema.parse((await suite.asOwner({ url: '/api/contacts/counts' })).json());

async function found(answer: string): Promise<string[]> {
  const response = await list({ answer });
  const names = response.json().map(({ name }: ListedLead) => name);
  expect(response.headers['x-total-count']).toBe(String(names.length));
  return names;
}

const setCall = (id: number, status: string) =>
  admin.query('UPDATE scheduling.appointments SET status = $2 WHERE id = $1', [id, status]);

describe('the leads that wait for an answer', () => {
  it('should be split by the promised time', async () => {
    await addLead({ name: 'Right now', created_at: ago(0) });
    await addLead({ name: 'Nearly late', created_at: ago(23.99) });
    await addLead({ name: 'Just late', created_at: ago(24) });
    await addLead({ name: 'Late for 30 days', created_at: ago(24 * 31 - 0.01) });
    await addLead({ name: 'Late for longer', created_at: ago(24 * 31) });
    expect(await found('in-time')).toEqual(['Nearly late', 'Right now']);
    expect(await found('late')).toEqual(['Late for 30 days', 'Just late']);
    expect(await found('long-late')).toEqual(['Late for longer']);
    expect(await found('unanswered')).toHaveLength(5);
    expect((await counts()).unanswered).toBe(5);
  });

  it('should not include those who have a call, unless it was canceled or they did not come', async () => {
    const call = await addCall(await addLead({ name: 'Ann' }), '2026-11-10T16:00:00Z');
    expect(await found('unanswered')).toEqual([]);
    expect(await counts()).toMatchObject({ new: 1, unanswered: 0 });
    for (const [status, names] of [
      ['completed', []],
      ['no-show', ['Ann']],
      ['cancelled', ['Ann']],
    ] as const) {
      await setCall(call, status);
      expect(await found('unanswered')).toEqual(names);
    }
  });

  it('should not include those who are planned or no longer new', async () => {
    await addLead({ name: 'Planned', follow_up_on: '2026-11-11' });
    await addLead({ name: 'Contacted', status: 'contacted' });
    expect(await found('unanswered')).toEqual([]);
    expect((await counts()).unanswered).toBe(0);
  });

  it('should be found together with other conditions, and be exported', async () => {
    await addLead({ name: 'Ann Rivers', service: 'analytics' });
    await addLead({ name: 'Bo Reed', service: 'paid-search' });
    const query = { answer: 'in-time', service: 'analytics', search: 'ann' };
    expect((await list(query)).json()).toMatchObject([{ name: 'Ann Rivers' }]);
    const csv = await suite.asOwner({ url: '/api/contacts/export?answer=late' });
    expect(csv.body).not.toContain('Ann Rivers');
  });
});

describe('the last try to reach a lead', () => {
  const log = (id: number, payload: object) =>
    suite.asOwner({ method: 'POST', url: `/api/contacts/${id}/activities`, payload });
  const lastTry = async () => {
    const [lead] = (await list({})).json();
    return listedLeadSchema.parse(lead).lastTry;
  };

  it('should be told until the lead is reached or written to', async () => {
    const id = await addLead();
    expect(await lastTry()).toBeUndefined();
    await log(id, { kind: 'called', outcome: 'voicemail' });
    suite.at('2026-11-10T17:05:00Z');
    await log(id, { kind: 'called', outcome: 'no-answer' });
    suite.at('2026-11-10T17:06:00Z');
    await log(id, { kind: 'note', text: 'Try again' });
    expect(await lastTry()).toEqual({ at: '2026-11-10T17:05:00.000Z', outcome: 'no-answer' });
    suite.at('2026-11-10T17:07:00Z');
    await log(id, { kind: 'wrote' });
    expect(await lastTry()).toBeUndefined();
  });
});
