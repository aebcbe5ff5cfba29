import { apiPaths, type RetentionPolicy, settingPath, settings } from '@agency/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { waitForNews } from '~/ui/desk/desk.fixture';
import { refusal, server } from '../../../../test/server';
import { openDashboard } from '../dashboard.fixture';
import { serveLeads } from '../shared/leads.fixture';

/** The retention as the service keeps it; returns what was saved. */
function serveRetention(months: RetentionPolicy['months']): RetentionPolicy[] {
  const saved: RetentionPolicy[] = [];
  const dueNow = [
    { months: 6, leads: 38 },
    { months: 12, leads: 1 },
    { months: 24, leads: 0 },
    { months: 36, leads: 0 },
  ];
  serveLeads({ leads: [] });
  server.use(
    http.get(apiPaths.retention, () =>
      HttpResponse.json({ months: (saved.at(-1) ?? { months }).months, dueNow }),
    ),
    http.patch<never, RetentionPolicy>(settingPath(settings.retention), async ({ request }) => {
      const policy = await request.json();
      saved.push(policy);
      return HttpResponse.json(policy);
    }),
  );
  return saved;
}

const period = () => screen.findByRole('combobox', { name: 'How long closed leads are kept' });
const save = () => screen.getByRole('button', { name: 'Save' });

describe('how long closed leads are kept', () => {
  it('is until the owner erases them, unless a period is chosen and its erasures confirmed', async () => {
    const saved = serveRetention(null);
    const { user } = openDashboard('?tab=settings&view=data');
    expect(await period()).toHaveDisplayValue('Until I erase them');
    expect(save()).toBeDisabled();
    await user.selectOptions(await period(), 'Erase after 6 months');
    expect(screen.getByText('38 leads will be erased now.')).toBeInTheDocument();
    await user.click(save());
    const dialog = within(screen.getByRole('dialog', { name: 'Erase leads after 6 months?' }));
    expect(dialog.getByText(/^38 leads will be erased now\./)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Keep leads' }));
    expect(saved).toEqual([]);
    await user.selectOptions(await period(), 'Erase after 12 months');
    await user.click(save());
    await user.click(screen.getByRole('button', { name: 'Erase 1 lead' }));
    await waitForNews('Leads closed for 12 months are erased from now on.');
    expect(saved).toEqual([{ months: 12 }]);
    await waitFor(() => expect(save()).toBeDisabled());
  });

  it('is turned off without a question', async () => {
    const saved = serveRetention(24);
    const { user } = openDashboard('?tab=settings&view=data');
    await user.selectOptions(await period(), 'Until I erase them');
    await user.click(save());
    await waitForNews('Closed leads are kept until you erase them.');
    expect(saved).toEqual([{ months: null }]);
  });

  it('is reached from the desk', async () => {
    serveRetention(null);
    server.use(
      http.get(apiPaths.sessions, () => HttpResponse.json([])),
      http.get(apiPaths.recoveryAddress, () => refusal(503, 'We are briefly away.')),
      http.get(apiPaths.noticeSettings, () => refusal(503, 'We are briefly away.')),
    );
    const { user } = openDashboard();
    await user.click(screen.getByRole('button', { name: 'More places' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Settings' }));
    expect(await screen.findByRole('heading', { name: 'Settings' })).toBeInTheDocument();
    expect(screen.queryByRole('tab', { selected: true })).toBeNull();
  });
});
