import { screen, waitFor } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { waitForToast } from '~/ui/desk/desk.fixture';
import { server } from '../../../../test/server';
import { call } from '../shared/appointments.fixture';
import { callsUrl, openAppointments, serveCalls } from './appointments.fixture';

const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('a change of a call that fails', () => {
  it('closes its question at once, also if nothing can be read', async () => {
    serveCalls([call()]);
    const user = openAppointments();
    await user.click(await button(/^More about the call/));
    await user.click(await button('Cancel'));
    // No request is given up.
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
    server.use(
      http.patch(`${callsUrl}/:id`, () => HttpResponse.error()),
      http.get(callsUrl, () => delay('infinite')),
    );
    await user.click(await button('Cancel call'));
    await waitForToast('Update Failed');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
