import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { email, serveEmails } from '../emails/emails.fixture';
import { call } from '../shared/appointments.fixture';
import { openAppointments, serveCalls } from './appointments.fixture';

describe('the emails of an appointment', () => {
  it('are shown with what became of them, and a failed one is sent again', async () => {
    const shown = call();
    const about = { appointmentId: shown.id };
    serveCalls([shown]);
    const again = serveEmails([
      email({ ...about, id: null, mail: 'reminder-24-hours', state: 'queued', reason: null }),
      email({ ...about, id: 71 }),
      email({ ...about, mail: 'booking-notice', state: 'sent', reason: null }),
      email({ appointmentId: shown.id + 1, mail: 'booking-moved' }),
    ]);
    const user = openAppointments();
    await user.click(await screen.findByRole('button', { name: /^More about the call/ }));
    await user.click(screen.getByRole('button', { name: 'Emails' }));
    const panel = within(await screen.findByRole('region', { name: 'Emails' }));
    const [waiting, failed, sent, ...others] = await panel.findAllByRole('listitem');
    expect(waiting).toHaveTextContent('Reminder, 24 hours before: queued');
    expect(failed).toHaveTextContent('failedThe mail server rejected the address');
    expect(sent).toHaveTextContent('Notice to you about the call: sent');
    expect(others).toEqual([]);

    await user.click(panel.getByRole('button', { name: /^Send again/ }));
    await waitFor(() => expect(panel.queryByRole('button', { name: /^Send again/ })).toBeNull());
    expect(again).toEqual([71]);
    await user.click(panel.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('button', { name: 'Emails' })).toHaveFocus();
  });
});
