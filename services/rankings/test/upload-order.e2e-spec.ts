import {
  rankingAdviceListSchema,
  rankingAlertSchema,
  rankingSummarySchema,
  rankingWeekResponseSchema,
  type UploadedPeriodParams,
  uploadedPeriodPath,
} from '@agency/contracts';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import fc from 'fast-check';
import * as z from 'zod';
import { ask, idOf, setKeywords, startRankings, uploadLines } from './rankings-app.js';

const keywords = ['boat repair', 'harbor cruise', 'surf lessons'];

let app: NestFastifyApplication;
beforeAll(async () => {
  app = await startRankings({ RANKINGS_SOURCE: 'csv' });
});

const json = async (path: string) => (await ask(app, path)).json();
const remove = (period: UploadedPeriodParams) =>
  ask(app, uploadedPeriodPath(period).replace('/api/rankings', ''), { method: 'DELETE' });

/** All that the page shows, without what tells when it was uploaded or read. */
async function shown() {
  const {
    lastUpdated: _,
    recentAlerts: __,
    unreadAlerts: ___,
    ...summary
  } = rankingSummarySchema.parse(await json('/summary'));
  const alerts = z.array(rankingAlertSchema).parse(await json('/alerts'));
  const list = z.array(z.looseObject({ id: z.int() })).parse(await json('/keywords'));
  return {
    summary,
    list,
    alerts: alerts
      .map(({ id: _id, createdAt: _createdAt, isRead: _isRead, ...alert }) => alert)
      .toSorted((one, other) => one.keywordId - other.keywordId),
    advice: rankingAdviceListSchema.parse(await json('/advice')),
    week: rankingWeekResponseSchema.parse(await json('/week')),
    history: await json('/history?days=90'),
    curves: await json(`/keywords/curves?ids=${list.map(({ id }) => id)}`),
    ofOne: await json(`/keywords/${await idOf('boat repair')}/history?days=90`),
  };
}
const others = () => json('/other-queries');

const figures = fc.record({
  impressions: fc.integer({ min: 1, max: 400 }),
  clicks: fc.nat(40),
  position: fc.integer({ min: 2, max: 60 }).map((halves) => halves / 2),
});
const day = (ago: number) => new Date(Date.UTC(2026, 10, 17 - ago)).toISOString().slice(0, 10);

/** Periods that touch, overlap, contain each other or end on the same day. */
const upload = fc
  .record({
    ago: fc.nat(20),
    days: fc.constantFrom(1, 5, 7, 8, 28),
    rows: fc.uniqueArray(fc.tuple(fc.constantFrom(...keywords), figures), {
      minLength: 1,
      selector: ([query]) => query,
    }),
    other: fc.integer({ min: 20, max: 60 }),
  })
  .map(({ ago, days, rows, other }) => ({
    period: { from: day(ago + days - 1), to: day(ago) },
    lines: [
      ...rows.map(
        ([query, { clicks, impressions, position }]) =>
          `${query},${Math.min(clicks, impressions)},${impressions},${position}`,
      ),
      `not on the list,0,${other},9`,
    ],
  }));
type Upload = typeof upload extends fc.Arbitrary<infer Value> ? Value : never;

const uploads = fc.uniqueArray(upload, {
  minLength: 1,
  maxLength: 6,
  selector: ({ period: { from, to } }) => `${from} ${to}`,
});

async function uploadAll(all: readonly Upload[]): Promise<void> {
  await setKeywords(keywords);
  for (const { period, lines } of all) {
    expect((await uploadLines(app, period, lines)).json()).toMatchObject({ status: 'imported' });
  }
}

/** What differs with each new list of keywords. */
const ofTheList = /^(id|keywordId|addedAt)$/;
const withoutIds = (value: unknown) =>
  JSON.parse(JSON.stringify(value, (key, inner) => (ofTheList.test(key) ? 0 : inner)));

it('should show the same whatever the order of uploading', async () => {
  const both = uploads.chain((all) =>
    fc.tuple(
      fc.constant(all),
      fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }),
    ),
  );
  await fc.assert(
    fc.asyncProperty(both, async ([one, other]) => {
      await uploadAll(one);
      const first = withoutIds([await shown(), await others()]);
      await uploadAll(other);
      expect(withoutIds([await shown(), await others()])).toEqual(first);
    }),
    { numRuns: 8 },
  );
}, 180_000);

it('should show after a removal what it would show if that had never been uploaded', async () => {
  const withOne = fc.tuple(uploads, fc.nat(5)).filter(([all]) => all.length > 1);
  await fc.assert(
    fc.asyncProperty(withOne, async ([all, place]) => {
      const removed = all[place % all.length];
      await uploadAll(all.filter((kept) => kept !== removed));
      const without = withoutIds(await shown());
      await uploadAll(all);
      expect((await remove(removed?.period ?? { from: '', to: '' })).statusCode).toBe(204);
      expect(withoutIds(await shown())).toEqual(without);
    }),
    { numRuns: 8 },
  );
}, 180_000);
