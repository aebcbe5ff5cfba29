import { randomUUID } from 'node:crypto';
import {
  apiPaths,
  channelOfTouch,
  type LeadSources,
  type LeadStatus,
  leadSourcesSchema,
  leadStatusOptions,
  type Stage,
  type StageCounts,
  stages,
  type Touch,
} from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
import fc from 'fast-check';
import { addCall, addLead, emptyLeads, leadsSuite } from './leads-app.js';

const suite = leadsSuite();
const minuteMs = 60_000;
const forever = Date.parse('2028-01-01T00:00:00Z');

/** Two months with a clock change each, and the days before them that they are compared with. */
const periods = [
  {
    days: 'from=2026-11-01&to=2026-11-30',
    before: '2026-10-02T04:00:00Z',
    start: '2026-11-01T04:00:00Z',
    end: '2026-12-01T05:00:00Z',
    now: '2026-11-25T17:00:00Z',
  },
  {
    days: 'from=2026-03-01&to=2026-03-31',
    before: '2026-01-29T05:00:00Z',
    start: '2026-03-01T05:00:00Z',
    end: '2026-04-01T04:00:00Z',
    now: '2026-03-25T17:00:00Z',
  },
].map(({ days, now, ...times }) => ({
  days,
  now,
  before: Date.parse(times.before),
  start: Date.parse(times.start),
  end: Date.parse(times.end),
}));

const touch = fc.constantFrom<(Touch | undefined)[]>(
  { gclid: 'Click-1', landingPath: '/paid-search' },
  { utm_source: 'news', utm_medium: 'email', utm_campaign: 'spring' },
  {},
  undefined,
);
const history = fc.record({
  /** Minutes after the first moment of the days before. */
  at: fc.oneof(
    fc.integer({ min: 0, max: 54 * 1440 }),
    // Around the midnight between both periods, and around the change of the clocks.
    fc.integer({ min: 30 * 1440 - 5, max: 31 * 1440 + 240 }),
  ),
  first: touch,
  last: touch,
  cameBy: fc.constantFrom('form', 'form', 'form', 'owner', 'import'),
  changes: fc.array(
    fc.record({
      after: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 20 * 1440 })),
      to: fc.constantFrom(...leadStatusOptions.map(({ value }) => value)),
    }),
    { maxLength: 5 },
  ),
  calls: fc.array(
    fc.record({
      after: fc.integer({ min: 1, max: 10 * 1440 }),
      to: fc.constantFrom(null, 'completed', 'no-show', 'cancelled'),
      isMoved: fc.boolean(),
    }),
    { maxLength: 2 },
  ),
  isErased: fc.boolean(),
});

interface Lead extends Omit<typeof history extends fc.Arbitrary<infer One> ? One : never, 'at'> {
  formedAt: number;
}
type Times = Partial<Record<Stage, number>>;

/** When a lead reached each stage, calculated step by step as far as it had come by `until`. */
function timesOf({ formedAt, changes, calls }: Lead, until: number): Times {
  const times: Times = { leads: formedAt };
  const held = calls
    .filter(({ to }) => to === 'completed')
    .map(({ after }) => formedAt + (after + 1) * minuteMs);
  if (calls.length > 0) times.booked = formedAt + minuteMs;
  if (held.length > 0) times.held = Math.min(...held);
  let time = formedAt;
  let status: LeadStatus = 'new';
  for (const [index, change] of changes.entries()) {
    if (time + change.after * minuteMs >= until) break;
    time += change.after * minuteMs;
    status = change.to;
    const next = changes[index + 1];
    const isLeft = next !== undefined && time + next.after * minuteMs < until;
    if (status === 'proposal-sent' && (!isLeft || next.after >= 15)) times.proposal ??= time;
  }
  if (status === 'closed-won') {
    times.won = time;
    times.proposal ??= time;
  }
  for (const stage of stages) if ((times[stage] ?? until) >= until) delete times[stage];
  return times;
}

type IsCounted = (times: Times, stage: Stage) => boolean;

function countStages(leads: readonly Lead[], isCounted: IsCounted, until = forever): StageCounts {
  const counts = { leads: 0, booked: 0, held: 0, proposal: 0, won: 0 };
  for (const lead of leads) {
    const times = timesOf(lead, until);
    for (const stage of stages) if (isCounted(times, stage)) counts[stage] += 1;
  }
  return counts;
}

/** `form`: every stage that a lead ever reached, if its form was sent within. `event`: the stages it reached within. */
function within(start: number, end: number, counted: 'form' | 'event'): IsCounted {
  const isWithin = (time: number | undefined) => time !== undefined && time >= start && time < end;
  return (times, stage) =>
    counted === 'form' ? isWithin(times.leads) && stage in times : isWithin(times[stage]);
}

const attributionOf = ({ first, last, cameBy }: Lead) =>
  cameBy === 'form' ? { first, last: last ?? first } : null;
const channel = (lead: Lead, which: 'first' | 'last') => {
  const attribution = attributionOf(lead);
  const visit = which === 'first' ? attribution?.first : attribution?.last;
  return lead.cameBy === 'owner' ? 'by-hand' : channelOfTouch(visit ?? attribution?.last ?? {});
};

const iso = (time: number) => new Date(time).toISOString();
const callEvent = (appointment: number, at: number, kind: string, detail: object) =>
  admin.query(
    'INSERT INTO scheduling.events (appointment_id, at, kind, detail) VALUES ($1, $2, $3, $4)',
    [appointment, iso(at), kind, detail],
  );

async function store(lead: Lead): Promise<void> {
  const { formedAt, cameBy, changes, calls, isErased } = lead;
  const id = await addLead({
    created_at: iso(formedAt),
    attribution: attributionOf(lead),
    source: cameBy === 'form' ? 'form' : 'owner',
    import_id: cameBy === 'import' ? randomUUID() : null,
  });
  let time = formedAt;
  let from: LeadStatus = 'new';
  for (const { after, to } of changes) {
    time += after * minuteMs;
    await admin.query(
      `WITH event AS (INSERT INTO leads.events (contact_id, at, kind, detail)
         VALUES ($1, $2, 'status-changed', jsonb_build_object('from', $3::text, 'to', $4::text)))
       UPDATE leads.contacts SET status = $4, status_since = $2 WHERE id = $1`,
      [id, iso(time), from, to],
    );
    from = to;
  }
  for (const { after, to, isMoved } of calls) {
    const call = await addCall(id, iso(formedAt + minuteMs));
    const settledAt = formedAt + (after + 1) * minuteMs;
    if (isMoved) await callEvent(call, settledAt - minuteMs / 2, 'call-moved', {});
    if (to) await callEvent(call, settledAt, 'call-status-changed', { from: 'scheduled', to });
  }
  if (isErased) await suite.asOwner({ method: 'DELETE', url: `${apiPaths.contacts}/${id}` });
}

async function sources(query: string): Promise<LeadSources> {
  const answer = await suite.asOwner({ url: `${apiPaths.leadSources}?${query}` });
  return leadSourcesSchema.parse(answer.json());
}

async function listed(query: string): Promise<number> {
  const answer = await suite.asOwner({ url: `${apiPaths.sourceLeads}?${query}` });
  return Number(answer.headers['x-total-count']);
}

const views = [
  { touch: 'first', counted: 'form' },
  { touch: 'last', counted: 'form' },
  { touch: 'first', counted: 'event' },
  { touch: 'last', counted: 'event' },
] as const;

it('should count each history as it reads step by step', async () => {
  const leads = fc.array(history, { minLength: 1, maxLength: 10 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...periods), leads, async (period, histories) => {
      await emptyLeads();
      suite.at(period.now);
      const all = histories.map(({ at, ...one }) => ({
        ...one,
        formedAt: period.before + at * minuteMs,
      }));
      for (const one of all) await store(one);
      const counted = all.filter(({ cameBy }) => cameBy !== 'import');
      const left = counted.filter(({ isErased }) => !isErased);

      for (const view of views) {
        const isNow = within(period.start, period.end, view.counted);
        const isBefore = within(period.before, period.start, view.counted);
        const query = `${period.days}&touch=${view.touch}&counted=${view.counted}`;
        const { total, rows, erased } = await sources(query);
        expect(total.now).toEqual(countStages(left, isNow));
        // At the same age: this month is not over, so the days before count as they stood when they were over.
        const until = view.counted === 'form' ? period.start : forever;
        expect(total.before).toEqual(countStages(left, isBefore, until));
        const gone = view.counted === 'form' ? counted.filter(({ isErased }) => isErased) : [];
        expect(erased.total).toEqual(countStages(gone, isNow));
        for (const { key, now } of rows) {
          const ofRow = left.filter((one) => channel(one, view.touch) === key);
          expect(now).toEqual(countStages(ofRow, isNow));
          for (const stage of stages) {
            expect(await listed(`${query}&stage=${stage}&key=${key}`)).toBe(now[stage]);
          }
        }
        for (const stage of stages) {
          const sum = rows.reduce((count, { now }) => count + now[stage], 0);
          expect(sum).toBe(total.now[stage]);
        }
      }
    }),
    { numRuns: 8 },
  );
});
