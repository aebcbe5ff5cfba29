import {
  type AlertRules,
  apiPaths,
  defaultAlertRules,
  settingPath,
  settings,
} from '@agency/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { server } from '../../../../test/server';
import { alert, summary } from '../rankings.fixture';
import { openRankings, serveRankings } from '../rankings-server.fixture';
import { describeMove } from './alert-list';

const rulesUrl = settingPath(settings.alertRules);

const changes = async () =>
  within(await screen.findByRole('region', { name: 'Recent Ranking Changes' }));

it('lists the newest alerts, then all, read and unread, and marks all as read', async () => {
  const alerts = Array.from({ length: 8 }, (_, n) =>
    alert({ id: n + 1, keyword: `keyword ${n + 1}`, isRead: n > 0 }),
  );
  const { desk } = serveRankings({ alerts, summary: summary({ recentAlerts: alerts }) });
  server.use(
    http.post(`${apiPaths.rankingsAlerts}/read-all`, () => {
      for (const kept of desk.alerts) kept.isRead = true;
      desk.summary = { ...desk.summary, unreadAlerts: 0 };
      return HttpResponse.json({ marked: 1 });
    }),
  );
  const { user } = openRankings();
  const list = await changes();
  expect(list.getAllByRole('listitem')).toHaveLength(6);
  await user.click(list.getByRole('button', { name: 'Show all' }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(8));
  expect(list.getAllByRole('button', { name: /^Mark as unread/ })).toHaveLength(7);
  await user.click(list.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() =>
    expect(list.getAllByRole('button', { name: /^Mark as unread/ })).toHaveLength(8),
  );
  const card = screen.getByText('Active Alerts').closest('div');
  await waitFor(() => expect(card).toHaveTextContent('Active Alerts0'));
  await user.click(list.getByRole('button', { name: 'Show latest 6' }));
  expect(list.getAllByRole('listitem')).toHaveLength(6);
});

it('lists fifty alerts at a time', async () => {
  const alerts = Array.from({ length: 60 }, (_, n) =>
    alert({ id: n + 1, keyword: `keyword ${n}` }),
  );
  serveRankings({ alerts, summary: summary({ recentAlerts: alerts }) });
  const { user } = openRankings();
  const list = await changes();
  await user.click(list.getByRole('button', { name: 'Show all' }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(50));
  await user.click(list.getByRole('button', { name: 'Show earlier alerts' }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(60));
});

it.each([
  ['csv', 'Upload the 7 days before to see what moved.'],
  ['search-console', /^Alerts need two weeks of data/],
] as const)('says what alerts need while nothing is compared, from %s', async (source, words) => {
  const nothing = summary({ source, isCompared: false, recentAlerts: [], unreadAlerts: 0 });
  serveRankings({ alerts: [], summary: nothing });
  openRankings();
  expect((await changes()).getByText(words)).toBeInTheDocument();
  expect(screen.queryByText(/^No keyword has moved/)).not.toBeInTheDocument();
});

it('says how many alerts the rules would give', async () => {
  serveRankings();
  const asked: AlertRules[] = [];
  server.use(
    http.post<never, AlertRules>(apiPaths.rankingsAlertRulesPreview, async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({ alerts: asked.at(-1)?.positionChange === 35 ? 1 : 25 });
    }),
  );
  const { user } = openRankings('?tab=source');
  expect(await screen.findByText('With these rules: 25 alerts now.')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Minimum change' }), '5');
  expect(await screen.findByText('With these rules: 1 alert now.')).toBeInTheDocument();
  expect(asked.at(-1)).toEqual({ ...defaultAlertRules, positionChange: 35 });
});

describe('the alert rules', () => {
  it('have a field each', async () => {
    serveRankings();
    openRankings('?tab=source');
    const { form } = await screen.findByRole<HTMLInputElement>('textbox', {
      name: 'Minimum change',
    });
    const rules = Object.keys(defaultAlertRules);
    expect(rules.filter((rule) => !form?.elements.namedItem(rule))).toEqual([]);
  });

  it('are saved, and rejected where they contradict each other', async () => {
    serveRankings();
    const sent: AlertRules[] = [];
    server.use(
      http.patch<never, AlertRules>(rulesUrl, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(sent.at(-1));
      }),
    );
    const { user } = openRankings('?tab=source');
    const high = await screen.findByRole('textbox', { name: 'High severity from' });
    expect(screen.getByRole('button', { name: 'Save rules' })).toBeDisabled();
    await user.clear(high);
    await user.type(high, '2');
    await user.click(screen.getByRole('button', { name: 'Save rules' }));
    expect(high).toHaveAccessibleDescription(/no less than for medium/);
    expect(high).toHaveFocus();
    expect(sent).toEqual([]);
    await user.clear(high);
    await user.type(high, '8.5');
    await user.click(
      screen.getByRole('checkbox', { name: 'Leaving the top 10 is always high severity' }),
    );
    await user.click(screen.getByRole('button', { name: 'Save rules' }));
    expect(await screen.findByText('Alert Rules Saved')).toBeInTheDocument();
    expect(sent).toEqual([{ ...defaultAlertRules, highChange: 8.5, leavingTop10IsHigh: false }]);
    expect(screen.getByRole('button', { name: 'Save rules' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Reset to defaults' }));
    expect(high).toHaveValue('10');
    await user.click(screen.getByRole('button', { name: 'Undo changes' }));
    expect(high).toHaveValue('8.5');
  });
});

it.each([
  ['drop', 2.4, 4.1, 'left the top 3'],
  ['drop', 2.4, 14, 'left the top 10'],
  ['drop', 4, 8, undefined],
  ['gain', 3.2, 3, 'entered the top 3'],
  ['gain', 20, 9.9, 'entered the top 10'],
  ['gain', 40, 20, undefined],
] as const)(
  'says that a %s from %s to %s %s',
  (alertType, previousPosition, currentPosition, said) => {
    expect(describeMove({ alertType, previousPosition, currentPosition })).toBe(said);
  },
);
