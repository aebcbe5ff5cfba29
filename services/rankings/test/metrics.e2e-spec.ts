import { MetricsService } from '@agency/platform';
import { admin } from '@agency/testing/admin-database';
import { check, startRankings } from './rankings-app.js';

const lastCheck = /^ranking_check_last_success_timestamp_seconds\{service="rankings"\} (\S+)$/m;

it('should tell when a check last succeeded, and nothing before one has, or of uploads', async () => {
  await admin.query('TRUNCATE rankings.runs CASCADE');
  const app = await startRankings();
  const metrics = app.get(MetricsService);
  expect(await metrics.text()).not.toMatch(lastCheck);
  await check(app);
  const [run] = await admin.query(
    `SELECT extract(epoch FROM max(finished_at)) AS at FROM rankings.runs WHERE status = 'succeeded'`,
  );
  const [, told] = lastCheck.exec(await metrics.text()) ?? [];
  expect(Number(told)).toBeCloseTo(Number(run.at), 1);
  // Uploads arrive whenever the owner brings them: none is late.
  const uploads = await startRankings({ RANKINGS_SOURCE: 'csv' });
  expect(await uploads.get(MetricsService).text()).not.toMatch(lastCheck);
  expect(await metrics.text()).toMatch(/^queue_jobs\{queue="rankings",state="active",.*\} 0$/m);
});
