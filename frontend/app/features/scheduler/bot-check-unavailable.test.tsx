import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { server } from '../../../test/server';
import { chooseDay, openScheduler, openSlotPicker, readyDay, urls } from './scheduler.fixture';

// In a file with modules of its own: a booking's proof may outlive the test that started it.
it('begins the bot check when a day is chosen, before anything is confirmed', async () => {
  openSlotPicker();
  const asked = vi.fn(() => new HttpResponse(null, { status: 503 }));
  server.use(http.get(urls.botChallenge, asked));
  const { user } = openScheduler();
  await readyDay('Thursday');
  expect(asked).not.toHaveBeenCalled();
  await chooseDay(user, 'Thursday');
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
});
