import { apiPaths } from '@agency/contracts';
import { render, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { stoppedClock } from '~/lib/clock.fixture';
import { server } from '../../../test/server';
import { Booked } from './booked';

const call = {
  token: 'A'.repeat(32),
  requestKey: '0190c0de-0000-4000-8000-000000000001',
  scheduledAt: '2026-11-24T14:00:00.000Z',
  duration: 30,
  bookedAt: '2026-11-23T15:59:00.000Z',
};

afterEach(() => localStorage.clear());

it('has nothing to press until all of it has loaded, because the headline then takes the focus', async () => {
  server.use(
    http.get(`${apiPaths.bookings}/${call.token}`, () => new HttpResponse(null, { status: 503 })),
    http.get(apiPaths.botChallenge, () => new HttpResponse(null, { status: 503 })),
  );
  render(
    <Booked
      contactId={7}
      stored={JSON.stringify(call)}
      isNew
      clock={stoppedClock('2026-11-23T16:00:00Z')}
      onCancelled={() => undefined}
    >
      <p>Scheduler</p>
    </Booked>,
  );
  expect(screen.getByRole('heading', { name: 'Meeting Scheduled!' })).toHaveFocus();
  expect(screen.queryByRole('link')).toBeNull();
  expect(await screen.findByRole('link', { name: 'Return to Homepage' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Meeting Scheduled!' })).toHaveFocus();
});
