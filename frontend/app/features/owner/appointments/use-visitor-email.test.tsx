import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { call } from '../shared/appointments.fixture';
import { openAppointments, openRow, serveCalls } from './appointments.fixture';

const field = () => screen.getByRole('textbox', { name: 'Message to the visitor' });
const noField = () => expect(screen.queryByRole('textbox', { name: /^Message/ })).toBeNull();
const tick = () => screen.getByRole('checkbox', { name: 'Email the visitor' });

/** The row of a call whose change is asked about, with what is sent to the service. */
async function openChange(change: 'Cancel' | 'Move', facts = {}) {
  const patches = serveCalls([call(facts)]);
  const user = openAppointments();
  await user.click((await openRow()).getByRole('button', { name: change }));
  const confirm = async () => {
    await user.click(screen.getByRole('button', { name: `${change} call` }));
    await screen.findByText('Appointment Updated');
  };
  return { patches, user, confirm };
}

describe('a message to the visitor', () => {
  it('goes with a cancellation', async () => {
    const { patches, user, confirm } = await openChange('Cancel');
    await user.type(field(), 'I am ill.');
    await confirm();
    expect(patches).toEqual([{ status: 'cancelled', message: 'I am ill.' }]);
  });

  it('is asked for where a move is confirmed', async () => {
    const { patches, user, confirm } = await openChange('Move');
    noField();
    await user.click(await screen.findByRole('button', { name: /^10:00 AM/ }));
    await user.type(field(), 'My dentist, sorry.');
    await confirm();
    expect(patches).toMatchObject([{ message: 'My dentist, sorry.' }]);
  });

  it('is not asked for when the call is by phone', async () => {
    await openChange('Cancel', { meetingUrl: null });
    expect(screen.getByText('No email is sent.')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: 'Email the visitor' })).toBeNull();
    noField();
  });

  it('is not sent when the owner chooses to email no one, and what that means is said', async () => {
    const { patches, user, confirm } = await openChange('Cancel');
    await user.type(field(), 'I am ill.');
    expect(tick()).toBeChecked();
    await user.click(tick());
    noField();
    expect(screen.getByText(/^No email will be sent, and their calendar keeps/)).toBeVisible();
    await confirm();
    expect(patches).toEqual([{ status: 'cancelled', emailVisitor: false }]);
  });

  it('is no part of a move that the visitor is not emailed about', async () => {
    const { patches, user, confirm } = await openChange('Move');
    await user.click(await screen.findByRole('button', { name: /^10:00 AM/ }));
    await user.click(tick());
    expect(screen.getByText(/their calendar keeps the old time/)).toBeVisible();
    await confirm();
    expect(patches).toMatchObject([{ emailVisitor: false }]);
  });
});
