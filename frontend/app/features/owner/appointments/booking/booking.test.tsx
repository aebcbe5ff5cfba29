import { apiPaths, type CreateAppointmentRequest, defaultBookingRules } from '@agency/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { openView, waitForToast } from '~/ui/desk/desk.fixture';
import { currentToast } from '~/ui/toast';
import { refusal, server } from '../../../../../test/server';
import { call } from '../../shared/appointments.fixture';
import { lead, serveLeads } from '../../shared/leads.fixture';
import { callsUrl, clock, serveCalls, takeCancellations } from '../appointments.fixture';
import { BookCall, BookCallFor } from './book-call';
import type { BookedLead } from './booking-form';

const ada: BookedLead = { id: 2 ** 41, name: 'Ada Tidewater', email: 'ada@tidewater.example' };

/** Books and cancels like the service: the lead is emailed if the invitation was sent. */
function takeBookings({ hasGone = false } = {}) {
  const booked: CreateAppointmentRequest[] = [];
  server.use(
    http.post<never, CreateAppointmentRequest>(callsUrl, async ({ request }) => {
      const asked = await request.json();
      booked.push(asked);
      const { scheduledAt, duration } = asked;
      return HttpResponse.json(
        { id: 71, scheduledAt, duration, bookingToken: 'token' },
        { status: 201 },
      );
    }),
  );
  return { booked, cancelled: takeCancellations(() => ({ isVisitorEmailed: hasGone })) };
}

const openPanel = (lead: BookedLead, search = '') =>
  openView(() => <BookCall lead={lead} />, search, { clock });
const dialog = async () => within(await screen.findByRole('dialog'));

async function openDialog(lead = ada) {
  const user = openPanel(lead);
  await user.click(await screen.findByRole('button', { name: 'Book a call' }));
  return { user, opened: await dialog() };
}

async function bookAtThree() {
  const { user, opened } = await openDialog();
  await waitFor(() => expect(opened.getByRole('button', { name: /^3:00 PM/ })).toBeEnabled());
  await user.click(opened.getByRole('button', { name: /^3:00 PM/ }));
  await user.click(opened.getByRole('button', { name: 'Book call' }));
  return user;
}

describe('booking a call for a lead', () => {
  it('takes four steps, invites, and is taken back unseen', async () => {
    serveCalls([]);
    const { booked, cancelled } = takeBookings();
    const { user, opened } = await openDialog();
    expect(opened.getByRole('checkbox', { name: /ada@tidewater.example$/ })).toBeChecked();
    const tuesday = opened.getByRole('button', { name: /^Tuesday/ });
    await waitFor(() => expect(tuesday).toHaveTextContent('16 open'));
    await user.click(tuesday);
    await user.click(opened.getByRole('button', { name: /^10:00 AM/ }));
    await user.click(opened.getByRole('button', { name: 'Book call' }));
    expect(await screen.findByText('Call Booked')).toBeInTheDocument();
    expect(screen.getByText(/10:00 AM, .* The invitation goes out in 15 seconds/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(booked).toEqual([
      {
        contactId: ada.id,
        scheduledAt: '2026-11-24T15:00:00.000Z',
        duration: 30,
        sendInvitation: true,
      },
    ]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('No email was sent.')).toBeInTheDocument();
    expect(cancelled).toEqual([{ ids: [71], emailVisitors: true }]);
  });

  it('says when the invitation had been sent before it was taken back', async () => {
    serveCalls([]);
    takeBookings({ hasGone: true });
    const user = await bookAtThree();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(
      await screen.findByText(/so the lead will get a cancellation email/),
    ).toBeInTheDocument();
  });

  it('does not say whether it sent an email if the first answer to Undo was lost', async () => {
    serveCalls([]);
    takeBookings();
    const user = await bookAtThree();
    server.use(
      http.post(apiPaths.cancelAppointments, () => HttpResponse.error(), { once: true }),
      http.post(apiPaths.cancelAppointments, () =>
        HttpResponse.json({ results: [{ id: 71, outcome: 'already-cancelled' }] }),
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitForToast('Couldn’t Undo');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitForToast('Undone');
    expect(currentToast()?.description).toBeUndefined();
  });

  it('allows any other time ahead, and only remarks on the hours', async () => {
    serveCalls([]);
    const rules = { ...defaultBookingRules, daysOff: ['2026-11-26'] };
    server.use(http.get(apiPaths.bookingRules, () => HttpResponse.json(rules)));
    const { booked } = takeBookings();
    const { user, opened } = await openDialog();
    await user.click(opened.getByRole('checkbox'));
    expect(opened.getByText(/^By phone: no emails will be sent/)).toBeInTheDocument();
    await user.click(opened.getByRole('button', { name: 'Another time …' }));
    const form = within(opened.getByRole('form', { name: 'Another time' }));
    const fill = async (day: string, time: string) => {
      await user.clear(form.getByLabelText('Date'));
      await user.type(form.getByLabelText('Date'), day);
      await user.clear(form.getByLabelText('Time'));
      await user.type(form.getByLabelText('Time'), time);
    };
    await fill('2026-11-23', '10:55');
    await user.click(form.getByRole('button', { name: 'Book call' }));
    expect(form.getByText(/already passed/)).toBeInTheDocument();
    expect(form.getByLabelText('Time')).toHaveFocus();
    await fill('2026-11-26', '10:00');
    expect(form.getByText('On a day off.')).toBeInTheDocument();
    await fill('2026-11-28', '10:00');
    expect(form.getByText('On a weekend, outside your hours.')).toBeInTheDocument();
    await fill('2026-11-24', '10:05');
    expect(form.queryByText(/^outside your hours|, outside your hours/i)).toBeNull();
    await fill('2026-11-24', '18:05');
    expect(form.getByText('Outside your hours.')).toBeInTheDocument();
    await user.click(form.getByRole('button', { name: 'Book call' }));
    expect(await screen.findByText(/No invitation will be sent/)).toBeInTheDocument();
    expect(booked).toEqual([
      expect.objectContaining({ scheduledAt: '2026-11-24T23:05:00.000Z', sendInvitation: false }),
    ]);
  });

  it('says which call is in the way, and keeps what was typed', async () => {
    serveCalls([]);
    const sentence = 'This overlaps the call with Bo Marsh at 6:00 PM.';
    server.use(http.post(callsUrl, () => refusal(409, sentence)));
    const { user, opened } = await openDialog();
    await user.click(opened.getByRole('button', { name: 'Another time …' }));
    await user.type(opened.getByLabelText('Time'), '18:05');
    const form = within(opened.getByRole('form', { name: 'Another time' }));
    await user.click(form.getByRole('button', { name: 'Book call' }));
    expect(await form.findByText(sentence)).toBeInTheDocument();
    expect(form.getByLabelText('Time')).toHaveValue('18:05');
  });

  it('keeps the dialog when nothing was booked, and says so', async () => {
    serveCalls([call()]);
    server.use(http.post(callsUrl, () => HttpResponse.error()));
    await bookAtThree();
    expect(await screen.findByText('Couldn’t Book Call')).toBeInTheDocument();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('offers no invitation to a lead without an address, and says why', async () => {
    serveCalls([]);
    const { opened } = await openDialog({ ...ada, email: null });
    expect(opened.queryByRole('checkbox')).toBeNull();
    expect(opened.getByText('By phone: this lead has no email address.')).toBeInTheDocument();
  });

  it('begins with a search for the lead', async () => {
    serveCalls([]);
    serveLeads({ leads: [lead({ name: 'Ada Tidewater' }), lead({ name: 'Bo Marsh' })] });
    const user = openView(BookCallFor, '', { clock });
    await user.click(screen.getByRole('button', { name: 'Book a call' }));
    await user.type(screen.getByRole('searchbox', { name: 'Find the lead' }), 'Bo');
    await waitFor(async () =>
      expect((await dialog()).queryByRole('button', { name: /^Ada/ })).toBeNull(),
    );
    await user.click((await dialog()).getByRole('button', { name: /^Bo Marsh/ }));
    expect(await screen.findByRole('dialog', { name: 'Book a call with Bo Marsh' })).toBeVisible();
  });

  it('opens by the address, for its lead only', async () => {
    serveCalls([]);
    const user = openPanel(ada, `?lead=${ada.id}&book=1`);
    const opened = await dialog();
    await user.click(opened.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
