import { apiPaths } from '@agency/contracts';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { listed, refusal, server } from '../../../../test/server';
import { openDashboard, stubWidth } from '../dashboard.fixture';
import { serveLeads } from '../shared/leads.fixture';

function serveDesk(): void {
  serveLeads({ leads: [] });
  server.use(
    http.get(apiPaths.rankingsAlerts, () => listed([])),
    http.get(apiPaths.rankingsWeek, () => HttpResponse.json({ week: null })),
    http.get(apiPaths.tasks, () => HttpResponse.json([])),
  );
}

describe('the start page', () => {
  it.each([
    ['a wide screen', false, null, 'leads'],
    ['a phone', true, null, 'today'],
    ['a phone, with leads chosen', true, 'leads', 'leads'],
    ['a wide screen, with Today chosen', false, 'today', 'today'],
  ])('on %s', async (_, isNarrow, chosen, page) => {
    stubWidth(isNarrow);
    if (chosen) localStorage.setItem('desk-start-page', chosen);
    serveDesk();
    openDashboard();
    if (page === 'today') {
      expect(await screen.findByRole('heading', { name: 'All done' })).toBeInTheDocument();
    } else {
      expect(await screen.findByText('No leads yet')).toBeInTheDocument();
    }
  });

  it('is not opened instead of what the address asks for', async () => {
    localStorage.setItem('desk-start-page', 'today');
    serveDesk();
    openDashboard('?sort=oldest');
    expect(await screen.findByText('No leads yet')).toBeInTheDocument();
  });

  it('is chosen in the settings, for this device', async () => {
    serveDesk();
    server.use(http.get(apiPaths.noticeSettings, () => refusal(503, 'We are briefly away.')));
    const { user } = openDashboard('?tab=settings&view=notifications');
    await user.click(await screen.findByRole('radio', { name: 'Today' }));
    expect(localStorage.getItem('desk-start-page')).toBe('today');
    expect(screen.getByText('Saved for this device.')).toBeInTheDocument();
  });
});
