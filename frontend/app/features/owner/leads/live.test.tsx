import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openDashboard } from '../dashboard.fixture';
import { type Desk, lead, serveLeads } from '../shared/leads.fixture';

const title = () => document.title;

/** The desk with one lead and fake timers. */
async function openDesk(search = '') {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const desk: Desk = {
    leads: [lead({ name: 'Ada Tidewater', createdAt: '2026-11-21T14:00:00Z' })],
  };
  const { queries } = serveLeads(desk);
  const { user } = openDashboard(search);
  await waitFor(() => expect(title()).toMatch(/^\(1\) Admin/));
  await waitFor(() => expect(queries.length).toBeGreaterThan(0));
  const arrive = (name: string, createdAt: string) => desk.leads.unshift(lead({ name, createdAt }));
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  return { user, arrive, pass, queries };
}

function setVisible(isVisible: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden');
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
}

afterEach(() => vi.useRealTimers());

describe('the live desk', () => {
  it('counts leads that come in, and shows them only when asked', async () => {
    const { user, arrive, pass } = await openDesk();
    expect(await screen.findByText('Ada Tidewater')).toBeInTheDocument();
    arrive('Bo Wellington', '2026-11-21T14:30:00Z');
    arrive('Cy Dunn', '2026-11-21T14:31:00Z');
    await pass(29);
    expect(screen.queryByText(/new lead/)).not.toBeInTheDocument();
    await pass(2);
    const pill = await screen.findByRole('button', { name: /^2 new leads/ });
    expect(title()).toMatch(/^\(3\) Admin/);
    expect(screen.queryByText('Cy Dunn')).not.toBeInTheDocument();

    await user.click(pill);
    const newest = await screen.findByRole('link', { name: 'Cy Dunn' });
    await waitFor(() => expect(newest).toHaveFocus());
    expect(screen.queryByRole('button', { name: /new lead/ })).not.toBeInTheDocument();
  });

  it('leaves a filter that may hide what came in', async () => {
    const { user, arrive, pass } = await openDesk('?status=qualified');
    expect(await screen.findByText('No matching leads')).toBeInTheDocument();
    arrive('Bo Wellington', '2026-11-21T14:30:00Z');
    await pass(31);
    await user.click(await screen.findByRole('button', { name: /^1 new lead/ }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Bo Wellington' })).toHaveFocus());
  });

  it('asks nothing in the background, and at once when it is visible again', async () => {
    const { arrive, pass } = await openDesk();
    setVisible(false);
    arrive('Bo Wellington', '2026-11-21T14:30:00Z');
    await pass(120);
    expect(title()).toMatch(/^\(1\)/);
    setVisible(true);
    expect(await screen.findByRole('button', { name: /^1 new lead/ })).toBeInTheDocument();
    expect(title()).toMatch(/^\(2\)/);
  });
});
