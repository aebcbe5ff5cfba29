import { rankingCheckStateSchema, rankingSummarySchema } from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
import { stopApp } from '@agency/testing/start-app';
import { until } from '@agency/testing/until';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { CheckQueue } from '../src/checks/check.queue.js';
import { PublishService } from '../src/checks/publish.service.js';
import { RunRepository } from '../src/checks/run.repository.js';
import { PerformanceSourceService } from '../src/source/performance-source.service.js';
import { SourceError } from '../src/source/source.error.js';
import { ask, check, emptyRankings, startRankings, storedRuns } from './rankings-app.js';

let app: NestFastifyApplication;
beforeAll(async () => {
  app = await startRankings();
});
beforeEach(emptyRankings);

const countRows = async () => {
  const [row] = await admin.query(
    `SELECT count(*)::int AS rows, count(DISTINCT (day, keyword_id))::int AS distinct_rows,
       (SELECT count(*)::int FROM rankings.runs) AS runs, (SELECT count(*)::int FROM rankings.alerts) AS alerts
     FROM rankings.figures`,
  );
  return row;
};

it('should show an empty summary before the first check', async () => {
  const summary = rankingSummarySchema.parse((await ask(app, '/summary')).json());
  expect(summary).toMatchObject({
    totalKeywords: 0,
    trackedKeywords: 64,
    averagePosition: '0.0',
    lastUpdated: null,
    dataThrough: null,
    top10Details: [],
    history: [],
    isSample: true,
  });
});

it('should fill the summary by a check, say that it is a sample, and log the run', async () => {
  const answer = await check(app);
  expect(answer).toEqual({
    success: true,
    message:
      'Checked 64 keywords. Data through Nov 17, 2026. This is sample data. Connect Search Console, or upload its export, to see your own.',
  });
  const summary = rankingSummarySchema.parse((await ask(app, '/summary')).json());
  expect(summary).toMatchObject({
    totalKeywords: 64,
    source: 'sample',
    isSample: true,
    dataThrough: '2026-11-17',
    lastUpdated: '2026-11-20T17:00:00.000Z',
  });
  expect(summary.history).toHaveLength(28);
  expect(Number(summary.averagePosition)).toBeGreaterThan(1);
  const { running, last } = rankingCheckStateSchema.parse((await ask(app, '/check')).json());
  expect(running).toBeNull();
  expect(last).toMatchObject({ source: 'sample', status: 'succeeded', message: answer.message });
  expect(await storedRuns()).toMatchObject([{ trigger: 'owner', daysPlanned: 28, daysDone: 28 }]);
});

it('should tell Postgres what it has written, or the next summary would be planned for an empty table', async () => {
  await check(app);
  const [row] = await admin.query(
    `SELECT reltuples::int AS rows FROM pg_class WHERE oid = 'rankings.keyword_windows'::regclass`,
  );
  expect(row).toEqual({ rows: 64 });
});

it('should change nothing but the log when the same days are read again', async () => {
  await check(app);
  const [before, summary] = [await countRows(), (await ask(app, '/summary')).json()];
  await check(app);
  expect(await countRows()).toEqual({ ...before, runs: 2 });
  expect(before.rows).toBe(before.distinct_rows);
  expect((await ask(app, '/summary')).json()).toEqual(summary);
  const runs = await storedRuns();
  expect(runs.map(({ daysPlanned }: { daysPlanned: number }) => daysPlanned)).toEqual([5, 28]);
});

it('should join the running check instead of starting another', async () => {
  const answers = await Promise.all([check(app), check(app), check(app)]);
  expect(new Set(answers.map(({ message }) => message)).size).toBe(1);
  expect(await countRows()).toMatchObject({ runs: 1 });
});

it('should answer that a check goes on when it takes longer than its caller waits', async () => {
  const source = await app.get(PerformanceSourceService).current();
  let answerOfGoogle = (): void => undefined;
  const silence = new Promise<[]>((resolve) => {
    answerOfGoogle = () => resolve([]);
  });
  const readDay = jest.spyOn(source, 'readDay').mockReturnValue(silence);
  const queue = app.get(CheckQueue);
  expect(await queue.check(50)).toEqual({
    success: true,
    message: 'The check continues in the background. The new data appears here when it is done.',
  });
  await until(() => readDay.mock.calls.length > 0);
  const waiting = jest.spyOn(queue, 'check');
  const joined = check(app);
  await until(() => waiting.mock.calls.length > 0);
  expect(waiting).toHaveBeenCalledWith(25_000);
  const state = rankingCheckStateSchema.parse((await ask(app, '/check')).json());
  expect(state.running).toMatchObject({ trigger: 'owner', daysPlanned: 28, daysDone: 0 });
  answerOfGoogle();
  expect((await joined).message).toContain('Checked 64 keywords');
  readDay.mockRestore();
  waiting.mockRestore();
  expect(await countRows()).toMatchObject({ runs: 1 });
});

it('should run one check for two replicas that are asked at once', async () => {
  const other = await startRankings();
  try {
    const answers = await Promise.all([check(app), check(other), check(app), check(other)]);
    expect(answers.map(({ success }) => success)).toEqual([true, true, true, true]);
    const { rows, distinct_rows, runs } = await countRows();
    expect([runs, rows]).toEqual([1, distinct_rows]);
  } finally {
    // Left running, it would take the checks of the tests below.
    await stopApp(other);
  }
});

it('should read the past of a keyword that has come to the list', async () => {
  await check(app);
  const added = await ask(app, '/keywords', {
    method: 'POST',
    payload: { keyword: '  Surf  Shop Marketing ' },
  });
  expect(added.json()).toMatchObject({ keyword: 'surf shop marketing', current: null });
  const { id } = added.json();
  await admin.query(
    `UPDATE rankings.keywords SET active_since = '2026-11-20T17:00:01Z' WHERE id = $1`,
    [id],
  );
  await check(app);
  const { points } = (await ask(app, `/keywords/${id}/history?days=28`)).json();
  const known = points.filter(({ position }: { position: number | null }) => position !== null);
  expect(known.length).toBeGreaterThan(20);
  await emptyRankings();
  await admin.query('DELETE FROM rankings.keywords WHERE id = $1', [id]);
});

it('should keep the last good figures when a check fails, and say why', async () => {
  await check(app);
  const before = (await ask(app, '/summary')).json();
  const source = await app.get(PerformanceSourceService).current();
  const failure = new SourceError('quota', 'Google’s limit is used up.');
  const readDay = jest.spyOn(source, 'readDay').mockRejectedValue(failure);
  expect(await check(app)).toEqual({ success: false, message: 'Google’s limit is used up.' });
  readDay.mockRestore();
  expect((await ask(app, '/summary')).json()).toEqual(before);
  const [last] = await storedRuns();
  expect(last).toMatchObject({ status: 'failed', cause: 'quota' });
});

it('should say nothing of its insides when it breaks, and work the next time', async () => {
  const broken = jest
    .spyOn(app.get(PublishService), 'publish')
    .mockRejectedValueOnce(new Error('relation secret does not exist'));
  const answer = await check(app);
  expect(answer.success).toBe(false);
  expect(answer.message).not.toContain('secret');
  broken.mockRestore();
  expect((await check(app)).success).toBe(true);
});

it('should not call a check done, nor say that it runs, when even its failure could not be written down', async () => {
  const broken = [
    jest.spyOn(app.get(PublishService), 'publish').mockRejectedValueOnce(new Error('gone')),
    jest.spyOn(app.get(RunRepository), 'fail').mockRejectedValueOnce(new Error('gone')),
  ];
  expect(await check(app)).toEqual({
    success: false,
    message: 'The check failed on our side. The last data is kept. Please try again later.',
  });
  expect((await ask(app, '/check')).json()).toEqual({ running: null, last: null });
  for (const spy of broken) spy.mockRestore();
  expect((await check(app)).success).toBe(true);
});
