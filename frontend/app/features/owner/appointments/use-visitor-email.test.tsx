import { apiPaths, type CancelAppointmentsRequest } from '@agency/contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { server } from '../../../../test/server';
import { call } from '../shared/appointments.fixture';
import { openAppointments, serveCalls } from './appointments.fixture';

const field = (name = 'Message to the visitor') => screen.queryByRole('textbox', { name });

const tick = () => screen.queryByRole('checkbox', { name: 'Email the visitor' });

async function openCall() {
  const row = (await screen.findByText('Ada Tidewater')).closest('li');
  if (!row) throw new Error('No row of the call');
  const button = (name: string) => within(row).getByRole('button', { name });
  fireEvent.click(button('More about the call with Ada Tidewater'));
  return button;
}

describe('a message to the visitor', () => {
  it('goes with a cancellation, and the button that cancels nothing has the focus', async () => {
    const patches = serveCalls([call()]);
    const user = openAppointments();
    const button = await openCall();
    await user.click(button('Cancel'));
    expect(screen.getByRole('button', { name: 'Keep call' })).toHaveFocus();
    await user.type(field() ?? document.body, 'I am ill.');
    await user.click(screen.getByRole('button', { name: 'Cancel call' }));
    expect(await screen.findByText('Appointment Updated')).toBeInTheDocument();
    expect(patches).toEqual([{ status: 'cancelled', message: 'I am ill.' }]);
  });

  it('is asked for where a move is confirmed', async () => {
    const patches = serveCalls([call()]);
    const user = openAppointments();
    const button = await openCall();
    await user.click(button('Move'));
    expect(field()).toBeNull();
    await user.click(await screen.findByRole('button', { name: /^10:00 AM/ }));
    await user.type(field() ?? document.body, 'My dentist, sorry.');
    await user.click(screen.getByRole('button', { name: 'Move call' }));
    expect(await screen.findByText('Appointment Updated')).toBeInTheDocument();
    expect(patches).toMatchObject([{ message: 'My dentist, sorry.' }]);
  });

  it('is not asked for when the call is by phone', async () => {
    serveCalls([call({ meetingUrl: null })]);
    const user = openAppointments();
    const button = await openCall();
    await user.click(button('Cancel'));
    expect(screen.getByText('No email is sent.')).toBeInTheDocument();
    expect(tick()).toBeNull();
    expect(field()).toBeNull();
  });

  it('is not sent when the owner chooses to email no one, and what that means is said', async () => {
    const patches = serveCalls([call()]);
    const user = openAppointments();
    const button = await openCall();
    await user.click(button('Cancel'));
    await user.type(field() ?? document.body, 'I am ill.');
    expect(tick()).toBeChecked();
    await user.click(tick() ?? document.body);
    expect(field()).toBeNull();
    expect(
      screen.getByText(/^No email will be sent, and their calendar keeps the call/),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel call' }));
    expect(await screen.findByText('Appointment Updated')).toBeInTheDocument();
    expect(patches).toEqual([{ status: 'cancelled', emailVisitor: false }]);
  });

  it('is no part of a move that the visitor is not emailed about', async () => {
    const patches = serveCalls([call()]);
    const user = openAppointments();
    const button = await openCall();
    await user.click(button('Move'));
    await user.click(await screen.findByRole('button', { name: /^10:00 AM/ }));
    await user.click(tick() ?? document.body);
    expect(screen.getByText(/their calendar keeps the old time/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Move call' }));
    expect(await screen.findByText('Appointment Updated')).toBeInTheDocument();
    expect(patches).toMatchObject([{ emailVisitor: false }]);
  });

  it('goes to all whose calls are canceled together, unless they are not emailed', async () => {
    serveCalls([call(), call()]);
    const requests: CancelAppointmentsRequest[] = [];
    server.use(
      http.post<never, CancelAppointmentsRequest>(
        apiPaths.cancelAppointments,
        async ({ request }) => {
          requests.push(await request.json());
          return HttpResponse.json({ results: [] });
        },
      ),
    );
    const user = openAppointments();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
    const ask = () => user.click(screen.getByRole('button', { name: 'Cancel calls …' }));
    await ask();
    await user.type(field('Message to the visitors') ?? document.body, 'I am ill.');
    await user.click(screen.getByRole('checkbox', { name: 'Email the visitors' }));
    expect(field('Message to the visitors')).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Email the visitors' }));
    await user.click(screen.getByRole('button', { name: 'Cancel 2 calls' }));
    expect(await screen.findByText('Calls Canceled')).toBeInTheDocument();
    expect(requests).toMatchObject([{ emailVisitors: true, message: 'I am ill.' }]);
  });
});
