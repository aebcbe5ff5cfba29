import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { call, contact } from '../shared/appointments.fixture';
import { takeErasures } from '../shared/leads.fixture';
import { openAppointments, serveCalls, takeCancellations } from './appointments.fixture';

const named = (name: string) => ({ contact: contact({ name, email: 'a@b.example' }) });
const box = (name: string) =>
  screen.findByRole('checkbox', { name: `Select the call with ${name}` });
const button = (name: string) => screen.getByRole('button', { name });
const at = (day: number, hour: number) => new Date(Date.UTC(2026, 10, day, hour)).toISOString();

describe('several calls', () => {
  it('that are ahead are selected and canceled after one question, with or without emails', async () => {
    const calls = [14, 15, 16].map((hour) =>
      call({ scheduledAt: at(24, hour), ...named(`At ${hour}`) }),
    );
    serveCalls([...calls, call({ scheduledAt: at(24, 17), status: 'cancelled', ...named('Off') })]);
    // Someone else had canceled the first call.
    const requests = takeCancellations((at) => (at === 0 ? { outcome: 'already-cancelled' } : {}));
    const user = openAppointments();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
    expect(screen.getByText('3 calls selected')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: 'Select the call with Off' })).toBeNull();

    await user.click(button('Cancel calls …'));
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel 3 calls?' }));
    expect(dialog.getByText('3 emails will be sent, one per call.')).toBeInTheDocument();
    await user.click(dialog.getByRole('checkbox', { name: 'Email the visitors' }));
    expect(
      dialog.getByText(/^No emails will be sent, and their calendars keep/),
    ).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cancel 3 calls' }));
    expect(
      await screen.findByText(
        '2 calls canceled. 1 call skipped: already canceled, started or erased.',
      ),
    ).toBeInTheDocument();
    expect(requests).toEqual([{ ids: calls.map(({ id }) => id), emailVisitors: false }]);
    expect(screen.queryByText(/calls selected/)).toBeNull();
  });

  it('are canceled with one message to all, unless they are not emailed', async () => {
    serveCalls([call(), call()]);
    const requests = takeCancellations();
    const user = openAppointments();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
    await user.click(button('Cancel calls …'));
    const message = () => screen.queryByRole('textbox', { name: 'Message to the visitors' });
    await user.type(message() ?? document.body, 'I am ill.');
    await user.click(screen.getByRole('checkbox', { name: 'Email the visitors' }));
    expect(message()).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Email the visitors' }));
    await user.click(button('Cancel 2 calls'));
    expect(await screen.findByText('Calls Canceled')).toBeInTheDocument();
    expect(requests).toMatchObject([{ emailVisitors: true, message: 'I am ill.' }]);
  });

  it('that are not shown yet are selected as well', async () => {
    const calls = Array.from({ length: 60 }, (_, index) =>
      call({ scheduledAt: at(24 + index, 14), ...named(`Nr ${index}`) }),
    );
    serveCalls(calls);
    const user = openAppointments();
    await user.click(await box('Nr 0'));
    await user.click(button('Select all upcoming'));
    expect(await screen.findByText('60 calls selected')).toBeInTheDocument();
    await user.click(button('Clear selection'));
    expect(screen.queryByText(/selected/)).toBeNull();
  });

  it('lead to the leads behind them, each once', async () => {
    const contactId = 2 ** 41;
    serveCalls([
      call({ scheduledAt: at(24, 14), contactId, ...named('First') }),
      call({ scheduledAt: at(24, 15), contactId, ...named('Second') }),
    ]);
    const requests = takeErasures(2, 'requested');
    const user = openAppointments();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
    await user.click(button('Erase leads …'));
    await user.click(await screen.findByRole('checkbox', { name: 'Email the visitors' }));
    await user.click(button('Erase 1 lead'));
    expect(
      await screen.findByText('1 lead to be erased once the emails are sent.'),
    ).toBeInTheDocument();
    expect(requests).toEqual([{ ids: [contactId], emailVisitors: true }]);
  });
});
