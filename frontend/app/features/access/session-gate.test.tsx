import { apiPaths, type Gate } from '@agency/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { callApi } from '~/lib/api-client';
import { Toaster } from '~/ui/toast/toaster';
import { refusal, server } from '../../../test/server';
import { SessionGate } from './session-gate';

const sessionUrl = apiPaths.session;
const leadsUrl = apiPaths.contacts;
const asText = { parse: String };

/** The server's sessions: the only password is `tide`. */
function serveSessions({ open = false } = {}) {
  const sessions = { open, areRankingsOpen: open };
  const answer = () =>
    HttpResponse.json({
      gates: [
        ...(sessions.open ? ['admin'] : []),
        ...(sessions.areRankingsOpen ? ['rankings'] : []),
      ],
    });
  server.use(
    http.get(sessionUrl, answer),
    http.post<never, { password: string }>(sessionUrl, async ({ request }) => {
      sessions.open = (await request.json()).password === 'tide';
      if (sessions.open) return answer();
      return refusal(401, 'Please log in first.');
    }),
    http.delete<{ gate: string }>(`${sessionUrl}/:gate`, ({ params }) => {
      if (params.gate === 'admin') sessions.open = false;
      sessions.areRankingsOpen = false;
      return new HttpResponse(null, { status: 204 });
    }),
    http.get(leadsUrl, () =>
      sessions.open ? HttpResponse.json('3 leads') : refusal(401, 'Please log in first.'),
    ),
  );
  return sessions;
}

function Desk({ onLogout }: { onLogout: () => void }) {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: ['leads'],
    queryFn: () => callApi(apiPaths.contacts, { response: asText }),
  });
  return (
    <>
      <h1>Desk</h1>
      <p>{data}</p>
      <textarea aria-label="Notes" />
      <button type="button" onClick={() => void client.invalidateQueries()}>
        Read again
      </button>
      <button type="button" onClick={onLogout}>
        Logout
      </button>
    </>
  );
}

function openGate(gate: Gate = 'admin') {
  render(
    <>
      <SessionGate gate={gate}>{(leave) => <Desk onLogout={leave} />}</SessionGate>
      <Toaster />
    </>,
  );
  return userEvent.setup({ delay: null });
}

const recover = 'Forgot your password? Email me a reset link';
const password = () => screen.findByLabelText<HTMLInputElement>(/Password/);

describe('SessionGate', () => {
  it('opens with the right password and remembers a hint for this browser session', async () => {
    serveSessions();
    const user = openGate();
    await user.type(await password(), 'tide{Enter}');
    expect(await screen.findByText('3 leads')).toBeInTheDocument();
    expect(screen.getByText('Access Granted')).toBeInTheDocument();
    expect(screen.getByText('Welcome to the admin dashboard.')).toBeInTheDocument();
    expect(sessionStorage.getItem('admin-authenticated')).toBe('true');
  });

  it('stays closed on a wrong one, says so, and clears the field', async () => {
    serveSessions();
    const user = openGate();
    const field = await password();
    await user.type(field, 'ebb{Enter}');
    expect(await screen.findByText('Access Denied')).toBeInTheDocument();
    expect(screen.getByText('Incorrect password. Please try again.')).toBeInTheDocument();
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
    expect(screen.queryByText('Desk')).not.toBeInTheDocument();
  });

  it('says so when the browser blocks the cookie of the session, and stays closed', async () => {
    const session = serveSessions();
    server.use(
      http.post(sessionUrl, () => {
        session.open = false;
        return HttpResponse.json({ gates: ['admin', 'rankings'] });
      }),
    );
    const user = openGate();
    const field = await password();
    for (const _ of ['once', 'again']) {
      await user.type(field, 'tide{Enter}');
      expect(
        await screen.findByText(/Your browser blocks cookies, which logging in needs/),
      ).toBeInTheDocument();
      await waitFor(() => expect(field).toHaveValue(''));
      expect(field).toHaveFocus();
    }
    expect(screen.queryByText('Access Granted')).not.toBeInTheDocument();
    expect(screen.queryByText('Desk')).not.toBeInTheDocument();
    expect(sessionStorage.getItem('admin-authenticated')).toBeNull();
  });

  it('shows the server’s message when it accepts no more attempts', async () => {
    serveSessions();
    const message = 'Too many wrong passwords. Please wait 14 minutes.';
    server.use(http.post(sessionUrl, () => refusal(429, message)));
    const user = openGate();
    await user.type(await password(), 'tide{Enter}');
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it('asks the server, not the hint, whether it is open', async () => {
    sessionStorage.setItem('admin-authenticated', 'true');
    serveSessions();
    openGate();
    expect(await password()).toBeInTheDocument();
    expect(screen.queryByText('Desk')).not.toBeInTheDocument();
    await waitFor(() => expect(sessionStorage.getItem('admin-authenticated')).toBeNull());
  });

  it('keeps what was typed when the session ends in the middle of the work', async () => {
    const session = serveSessions({ open: true });
    const user = openGate();
    expect(await screen.findByText('3 leads')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Notes'), 'Call back on Tuesday');
    session.open = false;
    await user.click(screen.getByText('Read again'));
    expect(await screen.findByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
    await user.keyboard('{Escape}');
    await user.type(await password(), 'tide{Enter}');
    await waitFor(() =>
      expect(screen.queryByText('Your session has ended')).not.toBeInTheDocument(),
    );
    expect(screen.getByLabelText('Notes')).toHaveValue('Call back on Tuesday');
    expect(await screen.findByText('3 leads')).toBeInTheDocument();
  });

  it.each([
    ['where the server has nowhere to send it', 'admin', false],
    ['for the rankings', 'rankings', true],
  ] as const)('offers no link %s', async (_, gate, canRecover) => {
    serveSessions();
    server.use(http.get(sessionUrl, () => HttpResponse.json({ gates: [], canRecover })));
    openGate(gate);
    expect(await password()).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: recover })).not.toBeInTheDocument();
  });

  it('requests a link, and says how long it works and how many are sent', async () => {
    serveSessions();
    const asked: string[] = [];
    server.use(
      http.get(sessionUrl, () => HttpResponse.json({ gates: [], canRecover: true })),
      http.post(apiPaths.recoveryLink, async ({ request }) => {
        asked.push(await request.text());
        return asked.length === 1
          ? refusal(429, 'Too many requests from your network. Please try again in a minute.')
          : new HttpResponse(null, { status: 204 });
      }),
    );
    const user = openGate();
    const ask = await screen.findByRole('button', { name: recover });
    await user.click(ask);
    expect(await screen.findByText(/^Too many requests/)).toBeInTheDocument();
    await user.click(ask);
    expect(
      await screen.findByText(
        'A link is on its way to the recovery address. It works for 60 minutes. At most 3 are sent per hour, and 6 per day.',
      ),
    ).toHaveRole('status');
    expect(ask).toHaveFocus();
    expect(asked).toEqual(['', '']);
  });

  it('locks again at logout', async () => {
    serveSessions({ open: true });
    const user = openGate();
    await user.click(await screen.findByText('Logout'));
    expect(await screen.findByText('Logged Out')).toBeInTheDocument();
    expect(screen.queryByText('Desk')).not.toBeInTheDocument();
    await waitFor(() => expect(sessionStorage.getItem('admin-authenticated')).toBeNull());
  });

  it('logs out of the rankings alone, also when the admin’s password had opened them', async () => {
    const sessions = serveSessions({ open: true });
    const user = openGate('rankings');
    await user.click(await screen.findByText('Logout'));
    expect(await screen.findByText('Logged Out')).toBeInTheDocument();
    expect(
      screen.getByText('You have been logged out of the rankings dashboard.'),
    ).toBeInTheDocument();
    expect(sessions.open).toBe(true);
    cleanup();
    openGate('rankings');
    expect(await screen.findByRole('heading', { name: 'SEO Rankings Access' })).toBeInTheDocument();
    expect(screen.queryByText('Desk')).not.toBeInTheDocument();
  });
});
