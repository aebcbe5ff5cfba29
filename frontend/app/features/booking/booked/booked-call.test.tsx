import { apiPaths, type Booking } from '@agency/contracts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ClockContext } from '~/lib/clock';
import { stoppedClock } from '~/lib/clock.fixture';
import { keepEmail } from '~/lib/contact-address';
import { refusal, server } from '../../../../test/server';
import { type RememberedCall, storeCall, useStoredCall } from '../stored-call';
import { BookedCall } from './booked-call';

const contactId = 2 ** 41 + 7;
const token = 'A'.repeat(32);
const bookingUrl = `${apiPaths.bookings}/${token}`;
const correctionUrl = `${apiPaths.contacts}/${contactId}/email`;

/** Monday, November 23, 2026, 11:00 in Wilmington. */
const clock = stoppedClock('2026-11-23T16:00:00Z');
const remembered: RememberedCall = {
  token,
  requestKey: '0190c0de-0000-4000-8000-000000000001',
  scheduledAt: '2026-11-24T14:00:00.000Z',
  duration: 30,
  bookedAt: '2026-11-23T15:59:00.000Z',
};
const standing: Booking = {
  scheduledAt: remembered.scheduledAt,
  duration: 30,
  status: 'scheduled',
  meetingUrl: 'https://meet.example/room',
  changeable: true,
};

const onCancelled = vi.fn();

function Page() {
  const stored = useStoredCall(contactId);
  if (stored === null) return <p>Scheduler</p>;
  return (
    <ClockContext value={clock}>
      <BookedCall contactId={contactId} stored={stored} isNew={false} onCancelled={onCancelled}>
        <p>Scheduler</p>
      </BookedCall>
    </ClockContext>
  );
}

function open(answer: () => Response, call = remembered) {
  storeCall(contactId, call);
  server.use(
    http.get(bookingUrl, answer),
    http.get(apiPaths.botChallenge, () => new HttpResponse(null, { status: 503 })),
  );
  keepEmail('dana@whitfield.con');
  render(<Page />);
  return { user: userEvent.setup({ delay: null }) };
}

const facts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

afterEach(() => {
  history.replaceState(null, '');
  localStorage.clear();
  onCancelled.mockReset();
});

describe('the confirmation of a booked call', () => {
  it('says when, where and to whom, and links to the booking', async () => {
    open(() => HttpResponse.json(standing));
    expect(await screen.findByRole('heading', { name: 'Meeting Scheduled!' })).toBeVisible();
    expect(facts()[0]).toBe('Tuesday, November 24, 2026');
    expect(facts()[1]).toMatch(/^9:00 AM Eastern Time/);
    expect(screen.getByText(/^Sent to/)).toHaveTextContent('Sent to dana@whitfield.con.');
    expect(screen.getByRole('link', { name: 'Move or cancel the call' })).toHaveAttribute(
      'href',
      `/booking/${token}`,
    );
    expect(screen.getByRole('link', { name: 'Calendar file (.ics)' })).toHaveAttribute(
      'href',
      `${apiPaths.bookings}/${token}/calendar.ics`,
    );
    expect(document.body.innerHTML).not.toMatch(
      new RegExp(`(google|live|office|yahoo)[^"]*${token}`),
    );
  });

  it('promises no video meeting of a call by phone', async () => {
    open(() => HttpResponse.json({ ...standing, meetingUrl: 'tel:+19105550100' }));
    expect(
      await screen.findByText(
        'An invitation is on its way to you by email. It includes the number to call and an entry for your calendar.',
      ),
    ).toBeVisible();
    expect(facts().at(-1)).toBe('Phone call');
    expect(document.body).not.toHaveTextContent(/video/i);
  });

  it('shows the new time of a call that was moved, and remembers it', async () => {
    open(() => HttpResponse.json({ ...standing, scheduledAt: '2026-11-25T15:00:00.000Z' }));
    expect(await screen.findByText(/This is the new time/)).toBeVisible();
    expect(facts()[0]).toBe('Wednesday, November 25, 2026');
    expect(localStorage.getItem(`booked-call-${contactId}`)).toContain('2026-11-25T15:00');
  });

  it('gives way to the scheduler when the call is canceled, over or unknown', async () => {
    open(() =>
      HttpResponse.json({ ...standing, status: 'cancelled', meetingUrl: null, changeable: false }),
    );
    expect(await screen.findByText('Scheduler')).toBeVisible();
    expect(onCancelled).toHaveBeenCalledWith(
      'Your call on Tuesday, November 24, 2026 at 9:00 AM Eastern Time is canceled. Changed your mind? Pick another time.',
    );
    expect(localStorage.length).toBe(0);
  });

  it('forgets a call of an erased lead', async () => {
    open(() => refusal(404, 'No.'));
    expect(await screen.findByText('Scheduler')).toBeVisible();
    expect(localStorage.length).toBe(0);
  });

  it('shows what it knows while the server is away', async () => {
    open(() => new HttpResponse(null, { status: 503 }));
    expect(await screen.findByText('Tuesday, November 24, 2026')).toBeVisible();
  });

  it('says of a call that must be confirmed until when its time is kept, and offers no link', async () => {
    const { token: _, ...held } = { ...remembered, confirmBy: '2026-11-23T16:29:00.000Z' };
    open(() => HttpResponse.json(standing), held);
    expect(await screen.findByRole('heading', { name: 'Please confirm by email' })).toBeVisible();
    expect(screen.getByText(/holding this time for you until 11:29 AM Eastern Time/)).toBeVisible();
    expect(facts()[0]).toBe('Tuesday, November 24, 2026');
    expect(screen.queryByRole('link', { name: /calendar|Move or cancel/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Correct it' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to Homepage' })).toBeVisible();
  });

  it('forgets a call that was to be confirmed by now', async () => {
    const { token: _, ...held } = { ...remembered, confirmBy: '2026-11-23T16:00:00.000Z' };
    open(() => HttpResponse.json(standing), held);
    expect(await screen.findByText('Scheduler')).toBeVisible();
  });

  it('offers no correction to whoever did not book here', async () => {
    const { requestKey: _, ...foreign } = remembered;
    open(() => HttpResponse.json(standing), foreign);
    await screen.findByText(/^Sent to/);
    expect(screen.queryByRole('button', { name: 'Correct it' })).toBeNull();
  });

  it('offers no correction half an hour later', async () => {
    const bookedAt = '2026-11-23T15:30:00.000Z';
    open(() => HttpResponse.json(standing), { ...remembered, bookedAt });
    await screen.findByText(/^Sent to/);
    expect(screen.queryByRole('button', { name: 'Correct it' })).toBeNull();
  });

  it('sends the invitation to a corrected address, and shows a refusal beside the field', async () => {
    const sent: unknown[] = [];
    const { user } = open(() => HttpResponse.json(standing));
    const reason = 'The address can no longer be corrected here.';
    server.use(
      http.put(correctionUrl, async ({ request }) => {
        sent.push(await request.json());
        return sent.length === 1 ? refusal(409, reason) : new HttpResponse(null, { status: 204 });
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Correct it' }));
    const field = screen.getByRole('textbox', { name: 'The right email address' });
    expect(field).toHaveFocus();
    const send = screen.getByRole('button', { name: 'Send the Invitation There' });
    await user.click(send);
    expect(field).toHaveAccessibleDescription('Please enter a valid email address.');
    await user.type(field, ' dana@whitfield.com');
    await user.click(send);
    await waitFor(() => expect(field).toHaveAccessibleDescription(reason));
    await user.click(send);
    const sentence = await screen.findByText(/^The invitation is on its way to/);
    expect(sentence).toHaveTextContent('dana@whitfield.com.');
    await waitFor(() => expect(sentence).toHaveFocus());
    const { requestKey } = remembered;
    const body = { email: 'dana@whitfield.com', requestKey };
    expect(sent).toEqual([body, body]);
    expect(JSON.stringify({ ...localStorage })).not.toContain('whitfield');
  });

  it('replaces a bot proof that the server refuses when an address is corrected', async () => {
    let sent = 0;
    const { user } = open(() => HttpResponse.json(standing));
    server.use(
      http.put(correctionUrl, () => {
        sent += 1;
        return new HttpResponse(null, { status: sent === 1 ? 403 : 204 });
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Correct it' }));
    await user.type(screen.getByRole('textbox'), 'dana@whitfield.com');
    await user.click(screen.getByRole('button', { name: 'Send the Invitation There' }));
    await screen.findByText(/^The invitation is on its way to/);
    expect(sent).toBe(2);
  });
});
