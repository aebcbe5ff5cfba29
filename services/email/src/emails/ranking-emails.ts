import { defaultAlertRules } from '@agency/contracts';
import { email, type SkipRule } from './email-definition.js';

const window = { clicks: 3, impressions: 340, position: 11.2 };

const takenBack: SkipRule<'rankingAlerts'> = ({ told }) =>
  told.alerts.length > 0 ? undefined : 'The alerts were taken back.';

/** Emails to the owner about rankings. */
export const rankingEmails = {
  'ranking-week': email({
    name: 'ranking-week',
    about: 'rankingWeek',
    to: 'owner',
    notice: 'rankings',
    skip: [],
    sample: {
      report: {
        source: 'search-console',
        period: { from: '2026-11-12', to: '2026-11-18' },
        now: { clicks: 214, impressions: 6_120, position: 14.2 },
        before: { clicks: 187, impressions: 5_980, position: 15 },
        gained: {
          count: 3,
          biggest: [
            { keywordId: 7, keyword: 'google ads wilmington', from: 12.6, to: 7.4 },
            { keywordId: 12, keyword: 'conversion rate optimization', from: 21.3, to: 16.9 },
            { keywordId: 31, keyword: 'seo agency wilmington nc', from: 10.4, to: 9.8 },
          ],
        },
        lost: {
          count: 1,
          biggest: [{ keywordId: 4, keyword: 'ppc management company', from: 8.9, to: 13.1 }],
        },
        entered: {
          count: 2,
          biggest: [
            { keywordId: 7, keyword: 'google ads wilmington', from: 12.6, to: 7.4 },
            { keywordId: 31, keyword: 'seo agency wilmington nc', from: 10.4, to: 9.8 },
          ],
        },
        left: {
          count: 1,
          biggest: [{ keywordId: 4, keyword: 'ppc management company', from: 8.9, to: 13.1 }],
        },
        advice: [
          {
            kind: 'nearly-on-page-one',
            keywordId: 18,
            keyword: 'landing page agency',
            landingPage: '/landing-pages',
            current: window,
            previous: window,
            expected: null,
            cause: null,
            pages: [],
          },
        ],
      },
      writtenAt: new Date('2026-11-23T12:00:00Z'),
    },
  }),
  'ranking-alerts': email({
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
  }),
};
