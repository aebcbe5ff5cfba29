import { calendarReadTimeoutSeconds, readCalendarPath } from '@agency/contracts';
import { http } from 'msw';
import { expect, it, vi } from 'vitest';
import { refusal, server } from '../../../../test/server';
import { readCalendarNow } from './queries';

it('waits for a calendar for longer than the server reads it', async () => {
  server.use(http.post(readCalendarPath(7), () => refusal(503, 'Not now.')));
  const waits = vi.spyOn(AbortSignal, 'timeout');
  await expect(readCalendarNow(7)).rejects.toThrow('Not now.');
  expect(waits.mock.lastCall?.[0]).toBeGreaterThan(calendarReadTimeoutSeconds * 1_000);
});
