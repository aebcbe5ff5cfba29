import type { RankingCheckResponse, UploadedPeriodParams } from '@agency/contracts';
import { Clock } from '@agency/platform';
import { admin, deleteRows } from '@agency/testing/admin-database';
import type { StandInGoogle } from '@agency/testing/google-stand-in';
import { signIn as openSession } from '@agency/testing/sign-in';
import { baseSettings, startApp } from '@agency/testing/start-app';
import { redisUrl } from '@agency/testing/test-stack';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Redis } from 'ioredis';
import { AppModule } from '../src/app.module.js';
import { type RankingsEnv, rankingsEnvSchema } from '../src/env.js';

/** Friday noon in Wilmington; sample data reaches to the 17th. */
export const friday = new Date('2026-11-20T17:00:00Z');

/** The real service on the suite's databases, at a fixed time. */
export function startRankings(
  overrides: Partial<RankingsEnv> = {},
): Promise<NestFastifyApplication> {
  const env = {
    ...rankingsEnvSchema.parse({
      ...baseSettings,
      RANKINGS_HISTORY_DAYS: 28,
    }),
    ...overrides,
  };
  return startApp(AppModule.forEnv(env), (app) => setTime(app, friday));
}

export function setTime(app: NestFastifyApplication, now: Date): void {
  jest.spyOn(app.get(Clock), 'now').mockReturnValue(now);
}

const tables = [
  'figures',
  'days',
  'keyword_windows',
  'best_positions',
  'alerts',
  'runs',
  'hidden_advice',
  'settings',
  'other_queries',
  'breakdowns',
  'page_inspections',
  'week_reports',
  'told_windows',
  'outbox',
];

/** Empties everything except the keyword list, including the queue. */
export async function emptyRankings(): Promise<void> {
  await deleteRows(tables.map((table) => `rankings.${table}`));
  await admin.query(
    `UPDATE rankings.data_sets SET data_through = NULL, updated_at = NULL, period_from = NULL,
       period_to = NULL, property = NULL, revision = revision + 1`,
  );
  await admin.query(`UPDATE rankings.keywords SET state = 'active', active_since = '2026-01-01'`);
  const redis = new Redis(redisUrl);
  await redis.flushdb();
  redis.disconnect();
}

/** Makes these the only keywords. */
export async function setKeywords(keywords: readonly string[]): Promise<void> {
  await emptyRankings();
  await admin.query('DELETE FROM rankings.keywords');
  await admin.query(
    `INSERT INTO rankings.keywords (keyword, landing_page, tags, active_since)
     SELECT keyword, '/services', '{service:ads}', '2026-01-01' FROM unnest($1::text[]) AS keyword`,
    [keywords],
  );
}

export const idOf = async (keyword: string): Promise<number> =>
  (await admin.query('SELECT id FROM rankings.keywords WHERE keyword = $1', [keyword]))[0].id;

/** Reads the stand-in's property, as the settings' source. */
export const googleSettings = (google: StandInGoogle) => ({
  RANKINGS_SOURCE: 'search-console' as const,
  SEARCH_CONSOLE_SITE: google.site,
  SEARCH_CONSOLE_KEY: google.keyFile(),
  SEARCH_CONSOLE_API_URL: google.url,
  SEARCH_CONSOLE_TOKEN_URL: `${google.url}/token`,
});

/** A cookie header of the logged-in owner, who may have logged out of gates that these imply. */
export const signIn = (gates: readonly string[] = ['rankings'], loggedOut?: readonly string[]) =>
  openSession(gates, { loggedOut });

export interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  payload?: object | string | Buffer;
  headers?: Record<string, string>;
}

/** A request by the owner. */
export async function ask(app: NestFastifyApplication, url: string, call: Call = {}) {
  const headers = { ...call.headers, ...(await signIn()) };
  return app.inject({ ...call, url: `/api/rankings${url}`, headers });
}

/** Uploads a file with these lines: query, clicks, impressions, position. */
export const uploadLines = (
  app: NestFastifyApplication,
  { from, to }: UploadedPeriodParams,
  lines: readonly string[],
  more = '',
) =>
  ask(app, `/imports?from=${from}&to=${to}${more}`, {
    method: 'POST',
    payload: ['Top queries,Clicks,Impressions,Position', ...lines].join('\n'),
    headers: { 'content-type': 'text/csv' },
  });

/** What Postgres has of checks and uploads, newest first. */
export const storedRuns = () =>
  admin.query(
    `SELECT trigger, status, cause, message, days_planned AS "daysPlanned", days_done AS "daysDone"
     FROM rankings.runs ORDER BY id DESC`,
  );

export async function check(app: NestFastifyApplication): Promise<RankingCheckResponse> {
  return (await ask(app, '/check', { method: 'POST' })).json();
}
