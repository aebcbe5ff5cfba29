import { apiPaths } from '@agency/contracts';
import { render, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { storeCall } from '~/features/booking/stored-call';
import { slotsHandlers } from '~/features/slot-picker/slots.fixture';
import { ClockContext } from '~/lib/clock';
import { stoppedClock } from '~/lib/clock.fixture';
import { server } from '../../../test/server';
import { Booked, parseContactId, ThankYouView } from './thank-you-view';

const call = {
  token: 'A'.repeat(32),
  requestKey: '0190c0de-0000-4000-8000-000000000001',
  scheduledAt: '2026-11-24T14:00:00.000Z',
  duration: 30,
  bookedAt: '2026-11-23T15:59:00.000Z',
};

afterEach(() => localStorage.clear());

// First: the code loads once per document, and the next test loads it, too.
it('has nothing to press until all of it has loaded, because the headline then takes the focus', async () => {
  server.use(
    http.get(`${apiPaths.bookings}/${call.token}`, () => new HttpResponse(null, { status: 503 })),
    http.get(apiPaths.botChallenge, () => new HttpResponse(null, { status: 503 })),
  );
  render(
    <ClockContext value={stoppedClock('2026-11-23T16:00:00Z')}>
      <Booked contactId={7} stored={JSON.stringify(call)} isNew onCancelled={() => undefined}>
        <p>Scheduler</p>
      </Booked>
    </ClockContext>,
  );
  expect(screen.getByRole('heading', { name: 'Meeting Scheduled!' })).toHaveFocus();
  expect(screen.queryByRole('link')).toBeNull();
  expect(await screen.findByRole('link', { name: 'Return to Homepage' })).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Meeting Scheduled!' })).toHaveFocus(),
  );
});

it('moves the focus to the news that the call is canceled, because nothing else announces it', async () => {
  const token = 'A'.repeat(32);
  const call = { scheduledAt: '2096-11-27T14:00:00.000Z', duration: 30 };
  storeCall(7, { ...call, token, bookedAt: '2026-11-23T15:59:00.000Z' });
  server.use(
    ...slotsHandlers(() => ({ now: new Date() })),
    http.get(`${apiPaths.bookings}/${token}`, () =>
      HttpResponse.json({ ...call, status: 'cancelled', meetingUrl: null, changeable: false }),
    ),
  );
  history.replaceState(null, '', '/thank-you?contactId=7');
  render(<ThankYouView />);
  const news = await screen.findByText(/^Your call on .* is canceled\./);
  await waitFor(() => expect(news).toHaveFocus());
  await screen.findByRole('button', { name: 'Next Week' });
  await waitFor(() => expect(news).toHaveFocus());
});

describe('parseContactId', () => {
  it('reads an integer up to the largest safe one', () => {
    expect(parseContactId('1099511627776')).toBe(1_099_511_627_776);
    expect(parseContactId('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER);
  });

  it.each([undefined, '', ' ', '0', '-5', '1.5', '1e3', 'abc', '12abc', '9007199254740992'])(
    'refuses %j',
    (value) => {
      expect(parseContactId(value)).toBeNull();
    },
  );
});
