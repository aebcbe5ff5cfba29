import { type AlertRules, defaultAlertRules } from '@agency/contracts';
import { alertStatement } from './raise-alerts.js';

it.each(Object.keys(defaultAlertRules))('should ask for the rule %s', (rule) => {
  // Each rule's own name stands for its value.
  const names = Object.fromEntries(Object.keys(defaultAlertRules).map((name) => [name, name]));
  const { values } = alertStatement({
    source: 'sample',
    windowEnd: '2026-11-17',
    rules: names as unknown as AlertRules,
    now: new Date(0),
  });
  expect(values).toContain(rule);
});
