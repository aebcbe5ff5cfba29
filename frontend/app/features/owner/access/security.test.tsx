import {
  apiPaths,
  type ChangePassword,
  type OwnerSession,
  passwordPath,
  sessionPath,
} from '@agency/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { currentToast } from '~/ui/toast';
import { refusal, server } from '../../../../test/server';
import { openDashboard } from '../dashboard.fixture';
import { serveLeads } from '../shared/leads.fixture';

const session = (id: string, facts: Partial<OwnerSession> = {}): OwnerSession => ({
  id,
  gates: ['admin', 'rankings'],
  userAgent: 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/149.0 Safari/537.36',
  since: '2026-11-25T14:00:00Z',
  lastSeenAt: '2026-11-25T15:00:00Z',
  isThisOne: false,
  isThisNetwork: true,
  ...facts,
});

/** The sessions as the service keeps them. */
function serveSessions(...kept: OwnerSession[]) {
  let sessions = kept;
  serveLeads({ leads: [] });
  server.use(
    http.get(apiPaths.sessions, () => HttpResponse.json(sessions)),
    http.get(apiPaths.recoveryAddress, () => refusal(503, 'We are briefly away.')),
    http.get(apiPaths.noticeSettings, () => refusal(503, 'We are briefly away.')),
    http.delete(sessionPath(':id'), ({ params }) => {
      sessions = sessions.filter(({ id }) => id !== params.id);
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete(apiPaths.sessions, () => {
      sessions = sessions.filter(({ isThisOne }) => isThisOne);
      return new HttpResponse(null, { status: 204 });
    }),
  );
}

async function openSecurity() {
  const { user } = openDashboard('?tab=settings');
  const list = await screen.findByRole('list', { name: 'Logged in' });
  return { user, list: within(list) };
}

describe('the sessions', () => {
  it('say on which device, since when and from where, and end one by one', async () => {
    serveSessions(
      session('own', { isThisOne: true }),
      session('phone', {
        userAgent: 'Mozilla/5.0 (iPhone) Version/26.0 Mobile Safari/604.1',
        isThisNetwork: false,
      }),
      session('old', { gates: ['rankings'], userAgent: '', since: null, isThisNetwork: null }),
    );
    const { user, list } = await openSecurity();
    const [own, phone, old] = list.getAllByRole('listitem');
    expect(own).toHaveTextContent('Chrome on Windows · this browser');
    expect(own).toHaveTextContent(/Desk since .* from this network, last seen /);
    expect(phone).toHaveTextContent(/Safari on iPhone.* from another network/);
    expect(old).toHaveTextContent(/^Unknown browserRankingsLog out$/);
    expect(list.queryByRole('button', { name: /Chrome/ })).not.toBeInTheDocument();
    await user.click(list.getByRole('button', { name: 'Log out Safari on iPhone' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
    expect(screen.getByRole('heading', { name: 'Logged in' })).toHaveFocus();
    expect(currentToast()?.description).toBe('Safari on iPhone is no longer logged in.');
  });

  it('end all at once but this one, once that is confirmed', async () => {
    serveSessions(session('own', { isThisOne: true }), session('phone'), session('tablet'));
    const { user, list } = await openSecurity();
    await user.click(screen.getByRole('button', { name: 'Log out all other devices' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Log out all other devices?' }));
    await user.click(dialog.getByRole('button', { name: 'Log out all others' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
    expect(
      screen.queryByRole('button', { name: 'Log out all other devices' }),
    ).not.toBeInTheDocument();
  });
});

describe('a new password', () => {
  it('is checked, refused at its field, and stored', async () => {
    serveSessions(session('own', { isThisOne: true }));
    const sent: ChangePassword[] = [];
    server.use(
      http.put<never, ChangePassword>(passwordPath('rankings'), async ({ request }) => {
        const body = await request.json();
        sent.push(body);
        return sent.length === 1
          ? refusal(400, 'Incorrect.', [{ path: 'current', message: 'Incorrect password.' }])
          : new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = await openSecurity();
    await user.click(screen.getByRole('button', { name: 'Change rankings password' }));
    const dialog = within(screen.getByRole('dialog', { name: 'New rankings password' }));
    const current = dialog.getByLabelText(/^Current desk password/);
    const next = dialog.getByLabelText(/^New password/);
    await user.type(next, 'too short');
    await user.click(dialog.getByRole('button', { name: 'Change password' }));
    expect(dialog.getByText('Please use at least 12 characters.')).toBeInTheDocument();
    expect(sent).toEqual([]);
    await user.type(current, 'wrong');
    await user.type(next, ', no longer');
    await user.click(dialog.getByRole('button', { name: 'Change password' }));
    expect(await dialog.findByText('Incorrect password.')).toBeInTheDocument();
    await user.clear(current);
    await user.type(current, 'right');
    await user.click(dialog.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent.at(-1)).toEqual({ current: 'right', next: 'too short, no longer' });
    expect(currentToast()?.title).toBe('Password Changed');
  });
});
