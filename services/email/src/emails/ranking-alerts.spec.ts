import { type AlertRules, defaultAlertRules } from '@agency/contracts';
import { emails } from './emails.js';
import { renderer } from './sample-renderer.fixture.js';

const { sample } = emails['ranking-alerts'];

/** What the email says of one keyword that moved. */
function textOf(from: number, to: number, rules: Partial<AlertRules>): string {
  if (sample.about !== 'rankingAlerts') throw new Error('The sample is about no alerts');
  const alertType = to < from ? 'gain' : 'drop';
  const alert = { keywordId: 4, keyword: 'ppc management company', alertType, from, to } as const;
  const told = { ...sample.told, rules, alerts: [alert] };
  return renderer.render({ ...sample, told }, sample.writtenAt).text;
}

const leftTop10 = 'It left the top 10, which your alert rules treat as high severity.';
const byRules = 'Your alert rules treat it as high severity.';
const asFarAs = (moved: string, highChange: number) =>
  `It moved ${moved} positions; your alert rules treat ${highChange} or more as high severity.`;

const { leavingTop10IsHigh, highChange, ...neverHigh } = defaultAlertRules;

it.each<[from: number, to: number, rules: Partial<AlertRules>, reason: string]>([
  [10, 10.1, { leavingTop10IsHigh }, leftTop10],
  [10, 10.1, { leavingTop10IsHigh: false }, byRules],
  [10.1, 9.9, { leavingTop10IsHigh }, byRules],
  [10.1, 12, { leavingTop10IsHigh }, byRules],
  // In floating point, their difference is less than 10.
  [28.4, 18.4, { highChange }, asFarAs('10.0', 10)],
  [18.4, 28.4, { highChange }, asFarAs('10.0', 10)],
  [20, 12.5, { highChange: 7.5 }, asFarAs('7.5', 7.5)],
  [20, 12.6, { highChange: 7.5 }, byRules],
  [4, 40, { leavingTop10IsHigh, highChange }, leftTop10],
])('should say why a move from %d to %d is high severity by %j', (from, to, rules, reason) => {
  expect(textOf(from, to, rules)).toContain(`${reason} `);
});

it('should give no rule as a reason that makes no move high severity', () => {
  expect(textOf(40, 9.9, neverHigh)).toContain(`${byRules} `);
});
