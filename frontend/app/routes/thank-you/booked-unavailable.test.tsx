import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ClockContext } from '~/lib/clock';
import { stoppedClock } from '~/lib/clock.fixture';
import { Booked } from './thank-you-view';

vi.mock('~/features/booking/booked/booked-call', () => {
  throw new Error('The script did not arrive');
});

const call = {
  scheduledAt: '2026-11-24T14:00:00.000Z',
  duration: 30,
  bookedAt: '2026-11-23T16:00:00.000Z',
};

it.each([
  ['a booked call', { token: 'A'.repeat(32) }, 'Meeting Scheduled!', /video-meeting invitation/],
  [
    'a call that must be confirmed',
    { confirmBy: '2026-11-23T16:30:00.000Z' },
    'Please confirm by email',
    /holding this time for you for 30 minutes/,
  ],
])(
  'says what is certain about %s, without the rest of the script',
  async (_, facts, heading, text) => {
    render(
      <ClockContext value={stoppedClock('2026-11-23T16:00:00Z')}>
        <Booked
          contactId={7}
          stored={JSON.stringify({ ...call, ...facts })}
          isNew
          onCancelled={() => undefined}
        >
          <p>Scheduler</p>
        </Booked>
      </ClockContext>,
    );
    expect(screen.getByRole('heading', { name: heading })).toHaveFocus();
    expect(await screen.findByRole('link', { name: 'Return to Homepage' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: heading })).toHaveFocus());
    expect(screen.getByText(text)).toBeVisible();
  },
);
