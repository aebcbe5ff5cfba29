import { apiPaths, type NoticeAddress, type SetRecoveryAddress } from '@agency/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { currentToast } from '~/ui/toast';
import { refusal, server } from '../../../../test/server';
import { openDashboard } from '../dashboard.fixture';
import { office, serveNotices } from '../notices/notices.fixture';
import { serveLeads } from '../shared/leads.fixture';

const pending: NoticeAddress = {
  ...office,
  id: 2,
  address: 'new@agency.example',
  isConfirmed: false,
};

/** The recovery address as the service keeps it, with what was saved. */
function serveRecoveryAddress(addressId: number | null, ...more: NoticeAddress[]) {
  const saved: SetRecoveryAddress[] = [];
  serveLeads({ leads: [] });
  serveNotices(...more);
  server.use(
    http.get(apiPaths.recoveryAddress, () =>
      HttpResponse.json({ addressId: saved.at(-1)?.addressId ?? addressId }),
    ),
    http.put<never, SetRecoveryAddress>(apiPaths.recoveryAddress, async ({ request }) => {
      const body = await request.json();
      if (body.current !== 'four words of mine') {
        return refusal(400, 'Please check your entries.', [
          { path: 'current', message: 'Incorrect password. Please try again.' },
        ]);
      }
      saved.push(body);
      return HttpResponse.json({ addressId: body.addressId });
    }),
  );
  return saved;
}

describe('the recovery address', () => {
  it('is a confirmed one besides the main one, chosen by the password', async () => {
    const saved = serveRecoveryAddress(null, office, pending);
    const { user } = openDashboard('?tab=settings');
    expect(await screen.findByText('Recovery by email is off.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Choose an address' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Recovery address' }));
    const choice = dialog.getByLabelText<HTMLSelectElement>(/^Links go to/);
    expect([...choice.options].map(({ text }) => text)).toEqual(['No one', office.address]);
    await user.selectOptions(choice, office.address);
    const current = dialog.getByLabelText(/^Current desk password/);
    await user.click(dialog.getByRole('button', { name: 'Save address' }));
    expect(await dialog.findByText('Please enter your current password.')).toBeInTheDocument();
    await user.type(current, 'a wrong one{Enter}');
    expect(await dialog.findByText('Incorrect password. Please try again.')).toBeInTheDocument();
    expect(saved).toEqual([]);
    await user.clear(current);
    await user.type(current, 'four words of mine{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(saved).toEqual([{ addressId: 1, current: 'four words of mine' }]);
    expect(currentToast()?.description).toBe('Links go to office@agency.example.');
    expect(screen.getByRole('button', { name: 'Change the address' })).toBeInTheDocument();
  });

  it('can be unset again', async () => {
    const saved = serveRecoveryAddress(1, office);
    const { user } = openDashboard('?tab=settings');
    await user.click(await screen.findByRole('button', { name: 'Change the address' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Recovery address' }));
    expect(dialog.getByLabelText(/^Links go to/)).toHaveDisplayValue(office.address);
    await user.selectOptions(dialog.getByLabelText(/^Links go to/), 'No one');
    await user.type(dialog.getByLabelText(/^Current desk password/), 'four words of mine{Enter}');
    expect(await screen.findByText('Recovery by email is off.')).toBeInTheDocument();
    expect(saved).toEqual([{ addressId: null, current: 'four words of mine' }]);
  });

  it('has to be added first if there is only the main one', async () => {
    serveRecoveryAddress(null, pending);
    openDashboard('?tab=settings');
    const link = await screen.findByRole('link', { name: 'add one and confirm it' });
    expect(link).toHaveAttribute('href', expect.stringContaining('view=notifications'));
    expect(screen.queryByRole('button', { name: 'Choose an address' })).not.toBeInTheDocument();
  });

  it('says that it was removed', async () => {
    serveRecoveryAddress(1);
    openDashboard('?tab=settings');
    expect(await screen.findByText(/the chosen address was removed/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Change the address' })).toBeInTheDocument();
  });
});
