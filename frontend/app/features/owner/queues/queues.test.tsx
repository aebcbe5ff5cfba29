import { apiPaths } from '@agency/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal, server } from '../../../../test/server';
import { openDashboard } from '../dashboard.fixture';
import { serveLeads } from '../shared/leads.fixture';
import { job, serveQueue } from './queues.fixture';

const emails = () => screen.findByRole('region', { name: 'Emails' });
const delayed = { nextTryAt: '2026-11-21T14:35:00Z' };

describe('the queues', () => {
  beforeEach(() => {
    serveLeads({ leads: [] });
    serveQueue('email', {});
    serveQueue('rankings', {});
  });

  it('are found from the desk, and the desk from them', async () => {
    const { user } = openDashboard();
    await user.click(screen.getByRole('button', { name: 'More places' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Queues' }));
    expect(await screen.findByRole('heading', { name: 'Queues' })).toBeInTheDocument();
    expect(screen.queryByRole('tab', { selected: true })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Back to leads' }));
    expect(await screen.findByRole('tab', { name: 'Lead Management' })).toBeInTheDocument();
  });

  it('say what a delayed email is about, why it waits and until when', async () => {
    serveQueue('email', { delayed: [job(delayed)] });
    openDashboard('?tab=queues');
    const row = await within(await emails()).findByRole('listitem');
    expect(row).toHaveTextContent('Call invitation');
    expect(row).toHaveTextContent('call 12, request request-7');
    expect(row).toHaveTextContent('The mail server could not be reached.');
    expect(row).toHaveTextContent('Attempt 1 of 13. Next attempt Nov 21, 2026 at 9:35 AM');
    expect(within(row).queryByRole('button')).toBeNull();
  });

  it('show the scheduled check and when it is due', async () => {
    const check = { name: 'check', facts: { trigger: 'schedule' }, reason: null };
    serveQueue('rankings', {
      delayed: [job({ ...check, ...delayed, attempts: 0, triedAt: null })],
    });
    openDashboard('?tab=queues');
    const checks = await screen.findByRole('region', { name: 'Ranking checks' });
    const row = await within(checks).findByRole('listitem');
    expect(row).toHaveTextContent(/^Ranking check.*daily.*Due Nov 21, 2026 at 9:35 AM/);
  });

  it('show first what has failed, and have it tried once more', async () => {
    const failed = job({ finishedAt: '2026-11-21T14:05:00Z' });
    const again = serveQueue('email', { failed: [failed], delayed: [job(delayed)] });
    const { user } = openDashboard('?tab=queues');
    const section = await emails();
    expect(await within(section).findByRole('button', { pressed: true })).toHaveTextContent(
      'Failed 1',
    );
    await user.dblClick(await within(section).findByRole('button', { name: /^Retry/ }));
    expect(await within(section).findByRole('button', { name: 'Waiting 1' })).toBeInTheDocument();
    expect(again).toEqual([failed.id]);
    expect(await within(section).findByText('No failed jobs.')).toBeInTheDocument();
  });

  it('list the jobs of the state that was chosen, page by page', async () => {
    serveQueue('email', { completed: Array.from({ length: 25 }, () => job()) });
    const { user } = openDashboard('?tab=queues');
    const section = await emails();
    await user.click(await within(section).findByRole('button', { name: 'Completed 25' }));
    await waitFor(() => expect(within(section).getAllByRole('listitem')).toHaveLength(20));
    await user.click(within(section).getByRole('button', { name: 'Show more jobs' }));
    await waitFor(() => expect(within(section).getAllByRole('listitem')).toHaveLength(25));
    await user.click(within(section).getByRole('button', { name: 'Failed 0' }));
    expect(await within(section).findByText('No failed jobs.')).toBeInTheDocument();
  });

  it('say that one stands still, and since when', async () => {
    const oldestWaitingAt = '2026-11-21T14:00:00Z';
    serveQueue('email', { waiting: [job({ triedAt: null })] }, { isPaused: true, oldestWaitingAt });
    openDashboard('?tab=queues');
    const section = await emails();
    expect(await within(section).findByText('Paused. No jobs are running.')).toBeInTheDocument();
    expect(section).toHaveTextContent('Oldest waiting job: Nov 21, 2026 at 9:00 AM');
  });

  it('say which one could not be loaded, and show the other', async () => {
    server.use(http.get(`${apiPaths.queues}/email`, () => refusal(503, 'Not right now.')));
    const { user } = openDashboard('?tab=queues');
    const alert = await within(await emails()).findByRole('alert');
    expect(alert).toHaveTextContent('The queue of emails could not be loaded');
    const checks = await screen.findByRole('region', { name: 'Ranking checks' });
    expect(await within(checks).findByText('No delayed jobs.')).toBeInTheDocument();
    serveQueue('email', { delayed: [job(delayed)] });
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await within(await emails()).findByRole('listitem')).toBeInTheDocument();
  });
});
