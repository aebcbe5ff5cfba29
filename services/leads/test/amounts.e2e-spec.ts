import { type Amount, amountSumSchema, apiPaths } from '@agency/contracts';
import * as z from 'zod';
import { addLead, leadsSuite } from './leads-app.js';

const suite = leadsSuite();

const monthly: Amount = { cents: 150_050, rhythm: 'monthly', from: '2027-01', until: null };
const once: Amount = { cents: 400_000, rhythm: 'once', from: '2026-12', until: null };

const get = async (url: string) => (await suite.asOwner({ url })).json();
const patch = (id: number, payload: object) =>
  suite.asOwner({ method: 'PATCH', url: `${apiPaths.contacts}/${id}`, payload });
const sums = async (filter = '') =>
  z
    .array(amountSumSchema)
    .parse(await get(`${apiPaths.contactAmounts}${filter}`))
    .sort((a, b) => a.status.localeCompare(b.status));

describe('amounts', () => {
  it('should be stored with a lead, changed and removed, each in its timeline', async () => {
    const id = await addLead();
    const won = { status: 'closed-won', proposalAmount: monthly, clientAmount: once };
    expect((await patch(id, won)).json()).toMatchObject(won);
    expect((await patch(id, won)).json()).toMatchObject(won);
    const longer = { ...monthly, until: '2027-06' };
    await patch(id, { status: 'closed-won', proposalAmount: longer, clientAmount: null });
    expect(await get(`${apiPaths.contacts}/${id}`)).toMatchObject({
      proposalAmount: longer,
      clientAmount: null,
    });
    const entries: { kind: string; of?: string; amount?: Amount }[] = await get(
      `${apiPaths.contacts}/${id}/timeline`,
    );
    expect(
      entries.flatMap(({ kind, of, amount }) => (kind === 'amount-changed' ? [[of, amount]] : [])),
    ).toEqual(
      expect.arrayContaining([
        ['proposal', monthly],
        ['client', once],
        ['proposal', longer],
        ['client', null],
      ]),
    );
  });

  it('should be summed by status, for the leads of a filter, and say how many are missing', async () => {
    expect(await sums()).toEqual([]);
    const company = 'Pond Charters';
    const [open, waiting, won, lost, other] = [
      await addLead({ company, status: 'follow-up' }),
      await addLead({ company, status: 'proposal-sent' }),
      await addLead({ company, status: 'closed-won' }),
      await addLead({ company, status: 'closed-lost' }),
      await addLead({ status: 'proposal-sent' }),
    ];
    await patch(open, { status: 'follow-up', proposalAmount: monthly });
    await patch(won, { status: 'closed-won', proposalAmount: monthly, clientAmount: once });
    await patch(lost, { status: 'closed-lost', proposalAmount: once });
    await patch(other, { status: 'proposal-sent', proposalAmount: once });
    const none = { monthlyCents: 0, onceCents: 0, withoutAmount: 0 };
    const following = { ...none, status: 'follow-up', monthlyCents: monthly.cents };
    const closed = { ...none, status: 'closed-won', onceCents: once.cents };
    expect(await sums()).toEqual([
      closed,
      following,
      { ...none, status: 'proposal-sent', onceCents: once.cents, withoutAmount: 1 },
    ]);
    expect(await sums('?search=Pond+Charters')).toEqual([
      closed,
      following,
      { ...none, status: 'proposal-sent', withoutAmount: 1 },
    ]);
    await patch(waiting, { status: 'contacted' });
    expect(await sums('?status=contacted,closed-won')).toEqual([closed]);
  });
});
