import { defaultAlertRules } from '@agency/contracts';
import { email, type SkipRule } from '../email-definition.js';

const takenBack: SkipRule<'rankingAlerts'> = ({ told }) =>
  told.alerts.length > 0 ? undefined : 'The alerts were taken back.';

export const rankingAlerts = email({
  name: 'ranking-alerts',
  about: 'rankingAlerts',
  to: 'owner',
  notice: 'rankings',
  push: () => 'rankings-moved',
  skip: [takenBack],
  sample: {
    told: {
      source: 'search-console',
      period: { from: '2026-11-12', to: '2026-11-18' },
      rules: defaultAlertRules,
      alerts: [
        {
          keywordId: 22,
          keyword: 'email marketing agency',
          alertType: 'gain',
          from: 28.4,
          to: 15.1,
        },
        {
          keywordId: 4,
          keyword: 'ppc management company',
          alertType: 'drop',
          from: 8.9,
          to: 13.1,
        },
      ],
    },
    writtenAt: new Date('2026-11-20T11:31:00Z'),
  },
});
