import {
  type AlertRules,
  defaultAlertRules,
  maxAlertsPerCheck,
  type RankingAlert,
  rankingAlertSchema,
  rankingHistorySchema,
  rankingSummarySchema,
} from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
import { type StandInGoogle, startStandInGoogle } from '@agency/testing/google-stand-in';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import * as z from 'zod';
import {
  ask,
  check,
  friday,
  googleSettings,
  setKeywords,
  setTime,
  startRankings,
} from './rankings-app.js';

type Figures = [clicks: number, impressions: number, position: number];

let google: StandInGoogle;
let app: NestFastifyApplication;

beforeAll(async () => {
  google = await startStandInGoogle();
  app = await startRankings({
    ...googleSettings(google),
    // As far back as the table goes.
    RANKINGS_HISTORY_DAYS: 15,
  });
});
afterAll(() => google.stop());

/** Days of November 2026. The windows end on the 17th: the 11th to the 17th, and the 4th to the 10th. */
const table: Record<string, Record<number, Figures>> = {
  alpha: { 17: [6, 30, 2], 12: [0, 10, 6], 8: [1, 20, 3.2] },
  beta: { 16: [2, 50, 12], 5: [5, 50, 8] },
  gamma: { 15: [0, 10, 20], 6: [0, 9, 40] },
  delta: { 11: [10, 100, 4], 10: [4, 100, 9.5], 3: [0, 1_000, 90] },
  epsilon: { 7: [3, 30, 5] },
  zeta: { 17: [0, 20, 25], 4: [0, 20, 22.4] },
  eta: { 13: [0, 15, 30], 9: [0, 15, 18] },
  'not on the list': { 17: [900, 900, 1] },
};

/** The table's figures are small. */
const rules = { ...defaultAlertRules, minimumImpressions: 10 };

function fill(rows: typeof table): void {
  for (const [query, days] of Object.entries(rows)) {
    for (const [day, [clicks, impressions, position]] of Object.entries(days)) {
      const date = `2026-11-${day.padStart(2, '0')}`;
      const others = (google.days.get(date) ?? []).filter((row) => row.query !== query);
      google.days.set(date, [...others, { query, clicks, impressions, position }]);
    }
  }
}

beforeEach(async () => {
  setTime(app, friday);
  google.days.clear();
  fill(table);
  await setKeywords(Object.keys(table).filter((keyword) => keyword !== 'not on the list'));
  await ask(app, '/settings/alert-rules', { method: 'PATCH', payload: rules });
});

const summary = async () => rankingSummarySchema.parse((await ask(app, '/summary')).json());
const alerts = async (): Promise<RankingAlert[]> =>
  z.array(rankingAlertSchema).parse((await ask(app, '/alerts')).json());
const told = async () =>
  (await alerts())
    .map((alert) => [
      alert.keyword,
      alert.alertType,
      alert.severity,
      alert.previousPosition,
      alert.currentPosition,
      alert.positionChange,
    ])
    .sort();

it('should sum the last seven days as one does by hand', async () => {
  expect(await check(app)).toEqual({
    success: true,
    message: 'Checked 7 keywords. Data through Nov 17, 2026.',
  });
  // 18 clicks of 235 impressions; positions times impressions are 2,270.
  expect(await summary()).toMatchObject({
    totalKeywords: 7,
    averagePosition: '9.7',
    averageCtr: 7.66,
    clicks: 18,
    impressions: 235,
    top10Keywords: 2,
    unreadAlerts: 4,
    source: 'search-console',
    isSample: false,
    dataThrough: '2026-11-17',
    top10Details: [
      { keyword: 'alpha', clicks: 6, impressions: 40, ctr: 15, position: 3 },
      { keyword: 'delta', clicks: 10, impressions: 100, ctr: 10, position: 4 },
    ],
    top3Details: [{ keyword: 'alpha', clicks: 6, impressions: 40, ctr: 15, position: 3 }],
  });
});

it('should tell what crossed a place or moved far, and nothing that too few have seen', async () => {
  await check(app);
  expect(await told()).toEqual([
    ['alpha', 'gain', 'low', 3.2, 3, 0.2],
    ['beta', 'drop', 'high', 8, 12, 4],
    ['delta', 'gain', 'medium', 9.5, 4, 5.5],
    ['eta', 'drop', 'high', 18, 30, 12],
  ]);
});

it.each([
  ['reaches 3', 3.1, 3, 'gain', 'low', 0.1],
  ['leaves 3', 3, 3.1, 'drop', 'low', 0.1],
  ['reaches 10', 10.1, 10, 'gain', 'low', 0.1],
  ['leaves 10, and so the top 10', 10, 10.1, 'drop', 'high', 0.1],
] as const)('should tell what %s from or to the very threshold', async (...row) => {
  const [, before, after, type, severity, change] = row;
  await setKeywords(['iota']);
  fill({ iota: { 6: [0, 30, before], 13: [0, 30, after] } });
  await check(app);
  expect(await told()).toEqual([['iota', type, severity, before, after, change]]);
});

it.each([
  ['stays on 3', 3, 2.9],
  ['stays on 10', 10, 9.9],
  ['stays behind 10', 10.1, 12],
  ['moves as far as the rule less a tenth', 20, 22.9],
])('should tell nothing of what %s', async (_, before, after) => {
  await setKeywords(['iota']);
  fill({ iota: { 6: [0, 30, before], 13: [0, 30, after] } });
  await check(app);
  expect(await told()).toEqual([]);
});

/** A move whose alert depends on one rule: of these severities, or none, by its value. */
interface Example<Rule extends keyof AlertRules> {
  from: number;
  to: number;
  outcomes: [AlertRules[Rule], RankingAlert['severity'] | null][];
}

const examples: { [Rule in keyof AlertRules]: Example<Rule> } = {
  // The keyword has 30 impressions in each window.
  minimumImpressions: {
    from: 20,
    to: 30,
    outcomes: [
      [30, 'high'],
      [31, null],
    ],
  },
  positionChange: {
    from: 20,
    to: 23,
    outcomes: [
      [3, 'low'],
      [3.1, null],
    ],
  },
  crossings: {
    from: 5.1,
    to: 5,
    outcomes: [
      [[5], 'low'],
      [[4, 6], null],
    ],
  },
  mediumChange: {
    from: 20,
    to: 25,
    outcomes: [
      [5, 'medium'],
      [5.1, 'low'],
    ],
  },
  highChange: {
    from: 20,
    to: 30,
    outcomes: [
      [10, 'high'],
      [10.1, 'medium'],
    ],
  },
  leavingTop10IsHigh: {
    from: 10,
    to: 10.1,
    outcomes: [
      [true, 'high'],
      [false, 'low'],
    ],
  },
};

it.each(Object.entries(examples))('should follow the rule %s', async (rule, example) => {
  await setKeywords(['iota']);
  google.days.clear();
  fill({ iota: { 6: [0, 30, example.from], 13: [0, 30, example.to] } });
  for (const [value, severity] of example.outcomes) {
    await ask(app, '/settings/alert-rules', { method: 'PATCH', payload: { [rule]: value } });
    await check(app);
    expect((await alerts()).map((alert) => alert.severity)).toEqual(severity ? [severity] : []);
    await admin.query('TRUNCATE rankings.alerts');
  }
});

it('should tell a move once, whatever is checked again, and keep what was read', async () => {
  await check(app);
  const [first] = await alerts();
  await ask(app, `/alerts/${first?.id}`, { method: 'PATCH', payload: { isRead: true } });
  await check(app);
  expect((await alerts()).map(({ isRead }) => isRead).sort()).toEqual([false, false, false, true]);
  expect(await summary()).toMatchObject({ unreadAlerts: 3 });
  // A day later the same moves are still in the windows.
  setTime(app, new Date('2026-11-21T17:00:00Z'));
  fill({ alpha: { 18: [0, 1, 3] } });
  await check(app);
  expect(await alerts()).toHaveLength(4);
});

it('should tell a move again that has become more severe', async () => {
  fill({ epsilon: { 13: [0, 10, 9] } });
  await check(app);
  setTime(app, new Date('2026-11-21T17:00:00Z'));
  fill({ epsilon: { 18: [0, 990, 30] } });
  await check(app);
  const ofEpsilon = (await alerts()).filter(({ keyword }) => keyword === 'epsilon');
  expect(
    ofEpsilon.map(({ windowEnd, severity, currentPosition }) => [
      windowEnd,
      severity,
      currentPosition,
    ]),
  ).toEqual([
    ['2026-11-18', 'high', 29.8],
    ['2026-11-17', 'low', 9],
  ]);
});

it('should make alerts of the strongest thousand moves, and say how many there were', async () => {
  // They leave the top 10; the first has the fewest impressions.
  const many = Array.from({ length: maxAlertsPerCheck + 2 }, (_, index) => `many ${index}`);
  for (const [day, position] of [
    ['2026-11-08', 8],
    ['2026-11-17', 20],
  ] as const) {
    const rows = many.map((query, seen) => ({
      query,
      clicks: 0,
      impressions: 10 + seen,
      position,
    }));
    google.days.set(day, [...(google.days.get(day) ?? []), ...rows]);
  }
  await admin.query(
    `INSERT INTO rankings.keywords (keyword, active_since) SELECT unnest($1::text[]), '2026-01-01'`,
    [many],
  );
  expect(await check(app)).toEqual({
    success: true,
    message:
      'Checked 1009 keywords. Data through Nov 17, 2026. 1,006 keywords moved enough for an alert; the strongest 1,000 have one.',
  });
  const raised = new Set<string>();
  for (let offset = 0; offset < maxAlertsPerCheck; offset += 200) {
    const page = await ask(app, `/alerts?offset=${offset}`);
    expect(page.headers['x-total-count']).toBe('1000');
    for (const { keyword } of z.array(rankingAlertSchema).parse(page.json())) raised.add(keyword);
  }
  const leftOut = ['alpha', 'delta', ...many.slice(0, 4)];
  const moved = ['alpha', 'beta', 'delta', 'eta', ...many];
  expect(moved.filter((keyword) => !raised.has(keyword))).toEqual(leftOut);
  const ids = async () => (await alerts()).map(({ id }) => id);
  const before = await ids();
  await check(app);
  expect(await ids()).toEqual(before);
});

it('should ask for thirty impressions in each window until the owner saves rules', async () => {
  await admin.query('TRUNCATE rankings.settings');
  expect((await ask(app, '/settings/alert-rules')).json()).toEqual(defaultAlertRules);
  expect(defaultAlertRules.minimumImpressions).toBe(30);
  await check(app);
  expect((await told()).map(([keyword]) => keyword)).toEqual(['beta', 'delta']);
});

it('should list the most severe alerts of a window first', async () => {
  await check(app);
  expect((await alerts()).map(({ severity }) => severity)).toEqual([
    'high',
    'high',
    'medium',
    'low',
  ]);
  expect((await summary()).recentAlerts.map(({ severity }) => severity)[0]).toBe('high');
});

it('should count what other rules would find, without saving them', async () => {
  await check(app);
  const count = async (changes: object) =>
    (
      await ask(app, '/alert-rules/preview', {
        method: 'POST',
        payload: { ...rules, ...changes },
      })
    ).json();
  expect(await count({})).toEqual({ alerts: 4 });
  expect(await count({ positionChange: 12, crossings: [] })).toEqual({ alerts: 1 });
  expect(await count({ positionChange: 99, crossings: [] })).toEqual({ alerts: 0 });
  expect((await ask(app, '/settings/alert-rules')).json()).toEqual(rules);
  expect(await alerts()).toHaveLength(4);
});

it('should fill in the default of a rule that the owner’s saved rules do not have yet', async () => {
  const saved = { ...defaultAlertRules, minimumImpressions: 9 };
  await ask(app, '/settings/alert-rules', { method: 'PATCH', payload: saved });
  await admin.query(`UPDATE rankings.settings SET value = value - 'leavingTop10IsHigh'`);
  expect((await ask(app, '/settings/alert-rules')).json()).toEqual(saved);
  expect(await check(app)).toMatchObject({ success: true });
});

// A page that was opened before a deploy knows only the rules of its own version.
it.each(Object.keys(defaultAlertRules))(
  'should keep the saved %s where a page does not send it, and say what all rules are then',
  async (rule) => {
    const saved = {
      minimumImpressions: 9,
      positionChange: 4,
      crossings: [5],
      mediumChange: 6,
      highChange: 11,
      leavingTop10IsHigh: false,
    };
    await ask(app, '/settings/alert-rules', { method: 'PATCH', payload: saved });
    const sent: Record<string, unknown> = { ...defaultAlertRules };
    delete sent[rule];
    const answer = await ask(app, '/settings/alert-rules', { method: 'PATCH', payload: sent });
    const kept = { ...saved, ...sent };
    expect(answer.json()).toEqual(kept);
    expect((await ask(app, '/settings/alert-rules')).json()).toEqual(kept);
    const preview = await ask(app, '/alert-rules/preview', { method: 'POST', payload: sent });
    expect(preview.statusCode).toBe(200);
  },
);

it('should refuse a rule that contradicts a saved one, and keep both', async () => {
  const payload = { mediumChange: rules.highChange + 1 };
  for (const [method, path] of [
    ['PATCH', '/settings/alert-rules'],
    ['POST', '/alert-rules/preview'],
  ] as const) {
    expect((await ask(app, path, { method, payload })).json()).toMatchObject({
      statusCode: 400,
      errors: [{ path: 'highChange' }],
    });
  }
  expect((await ask(app, '/settings/alert-rules')).json()).toEqual(rules);
});

it('should mark all alerts as read at once', async () => {
  await check(app);
  const unknown = await ask(app, '/alerts/999999', { method: 'PATCH', payload: { isRead: true } });
  expect(unknown.statusCode).toBe(404);
  expect((await ask(app, '/alerts/read-all', { method: 'POST' })).json()).toEqual({ marked: 4 });
  expect(await summary()).toMatchObject({ unreadAlerts: 0 });
  expect((await ask(app, '/alerts?read=no')).json()).toEqual([]);
});

it('should leave gaps where there are no figures, for a keyword and for all', async () => {
  await check(app);
  const [{ id }] = (await ask(app, '/keywords?search=delta')).json();
  const { points } = rankingHistorySchema.parse(
    (await ask(app, `/keywords/${id}/history?days=7`)).json(),
  );
  expect(points.map(({ position }) => position)).toEqual([4, null, null, null, null, null, null]);
  expect(points[0]).toEqual({
    day: '2026-11-11',
    clicks: 10,
    impressions: 100,
    ctr: 10,
    position: 4,
    coversDays: 1,
  });
  const all = rankingHistorySchema.parse((await ask(app, '/history?days=7')).json());
  // The 17th: alpha 30 × 2 and zeta 20 × 25 over 50 impressions.
  expect(all.points.at(-1)).toMatchObject({ clicks: 6, impressions: 50, ctr: 12, position: 11.2 });
  expect(all.points[3]).toMatchObject({ day: '2026-11-14', clicks: null, position: null });
  expect((await ask(app, '/history?days=8')).statusCode).toBe(400);
});

it('should replace a day that Google has corrected, and drop what it took back', async () => {
  await check(app);
  google.days.set('2026-11-17', [{ query: 'alpha', clicks: 10, impressions: 90, position: 2 }]);
  await check(app);
  const { top10Details, impressions } = await summary();
  // Alpha has 90 × 2 and 10 × 6 now; zeta's twenty are gone.
  expect(top10Details[0]).toMatchObject({ keyword: 'alpha', impressions: 100, position: 2.4 });
  expect(impressions).toBe(275);
});

it('should leave paused and removed keywords out, and keep their past', async () => {
  await check(app);
  const [{ id }] = (await ask(app, '/keywords?search=alpha')).json();
  await ask(app, `/keywords/${id}`, { method: 'PATCH', payload: { isPaused: true } });
  expect(await summary()).toMatchObject({ totalKeywords: 6, top10Keywords: 1, unreadAlerts: 3 });
  await check(app);
  await ask(app, `/keywords/${id}`, { method: 'PATCH', payload: { isPaused: false } });
  expect(await summary()).toMatchObject({ totalKeywords: 7, top10Keywords: 2, unreadAlerts: 4 });
  expect((await ask(app, `/keywords/${id}`, { method: 'DELETE' })).statusCode).toBe(204);
  expect(await summary()).toMatchObject({ totalKeywords: 6, top10Keywords: 1 });
  const back = await ask(app, '/keywords', { method: 'POST', payload: { keyword: 'Alpha' } });
  expect(back.json()).toMatchObject({ id, current: { impressions: 40, position: 3 } });
});
