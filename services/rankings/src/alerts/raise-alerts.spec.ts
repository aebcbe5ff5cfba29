import { defaultAlertRules } from '@agency/contracts';
import { alertStatement } from './raise-alerts.js';

it.each(Object.keys(defaultAlertRules))('should ask for the rule %s', (rule) => {
  expect(alertStatement.keys).toContain(rule);
});
