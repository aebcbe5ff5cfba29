import type { OwnerAppointment } from '@agency/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { openView } from '~/ui/desk/desk.fixture';
import { server } from '../../../test/server';
import { AppointmentList } from './appointments/appointment-list';
import {
  callsUrl,
  clock,
  serveCalls,
  takeCancellations,
} from './appointments/appointments.fixture';
import { BookCall } from './appointments/booking/book-call';
import { Leads } from './leads';
import { call } from './shared/appointments.fixture';
import { lead, serveLeads } from './shared/leads.fixture';

const ahead = { scheduledAt: '2026-11-24T14:00:00.000Z' };
const begun = { scheduledAt: '2026-11-23T15:45:00.000Z' };

const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

type Change = (user: UserEvent) => Promise<void>;

/** The change is saved, but its answer is lost. */
const losingAnswer = (change: Change): Change => {
  return (user) => {
    server.use(http.patch(`${callsUrl}/:id`, () => HttpResponse.error()));
    return change(user);
  };
};

async function cancelSelected(user: UserEvent): Promise<void> {
  takeCancellations();
  await user.click(await screen.findByRole('checkbox', { name: /^Select the .* with/ }));
  await press(user, /^Cancel .* …$/);
  await press(user, /^Cancel 1 /);
}

async function cancel(user: UserEvent): Promise<void> {
  await press(user, /^More about the call/);
  await press(user, 'Cancel');
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: /^Cancel / }));
}

async function move(user: UserEvent): Promise<void> {
  await press(user, /^More about the call/);
  await press(user, 'Move');
  const panel = within(await screen.findByRole('region', { name: 'Move to another time' }));
  await waitFor(() =>
    expect(panel.getByRole('button', { name: /^Tuesday/ })).toHaveTextContent(/open/),
  );
  await user.click(panel.getByRole('button', { name: /^10:00 AM/ }));
  await user.click(panel.getByRole('button', { name: /^Move / }));
}

it.each<[string, Partial<OwnerAppointment>, Change]>([
  ['is canceled', ahead, cancel],
  ['is canceled, although the answer is lost', ahead, losingAnswer(cancel)],
  ['is canceled from the selection', ahead, cancelSelected],
  ['is moved', ahead, move],
  ['is moved, although the answer is lost', ahead, losingAnswer(move)],
  ['is completed', begun, (user) => press(user, /^Completed/)],
])('the lead of a call that %s is shown without it', async (_what, facts, change) => {
  const shown = lead({ nextCall: { id: 1, ...ahead } });
  serveLeads({ leads: [shown] });
  serveCalls([call({ contactId: shown.id, ...facts })]);
  const user = openView(
    () => (
      <>
        <Leads />
        <AppointmentList />
      </>
    ),
    '',
    { clock },
  );
  expect(await screen.findByText('Next call')).toBeInTheDocument();
  shown.nextCall = null;
  await change(user);
  await waitFor(() => expect(screen.queryByText('Next call')).toBeNull());
});

it('the lead of a call that is booked, although the answer is lost, is shown with it', async () => {
  const shown = lead({ nextCall: null });
  serveLeads({ leads: [shown] });
  const calls: OwnerAppointment[] = [];
  serveCalls(calls);
  server.use(
    http.post(callsUrl, () => {
      shown.nextCall = { id: 1, ...ahead };
      calls.push(call({ contactId: shown.id, scheduledAt: '2026-11-23T20:00:00.000Z' }));
      // Shows that the times were read again.
      calls.push(call({ scheduledAt: '2026-11-23T20:30:00.000Z' }));
      return HttpResponse.error();
    }),
  );
  const user = openView(
    () => (
      <>
        <Leads />
        <BookCall lead={shown} />
      </>
    ),
    '',
    { clock },
  );
  await press(user, 'Book a call');
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getByRole('button', { name: /^3:00 PM/ })).toBeEnabled());
  await user.click(dialog.getByRole('button', { name: /^3:00 PM/ }));
  await user.click(dialog.getByRole('button', { name: 'Book call' }));
  expect(await screen.findByText('Next call')).toBeInTheDocument();
  await waitFor(() => expect(dialog.queryByRole('button', { name: /^3:30 PM/ })).toBeNull());
  expect(dialog.queryByText(/just taken/)).toBeNull();
  expect(dialog.getByRole('button', { name: 'Book call' })).toBeEnabled();
});
