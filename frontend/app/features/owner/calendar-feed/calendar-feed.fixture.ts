import { apiPaths, type CalendarFeedState } from '@agency/contracts';
import { HttpResponse, http } from 'msw';
import { server } from '../../../../test/server';

export const address = `https://agency.example/calendar/${'Ab3_'.repeat(11).slice(1)}.ics`;

/** The service's feed. */
export function serveFeed(
  state: CalendarFeedState = { feed: null, isAttached: true },
): CalendarFeedState {
  server.use(
    http.get(apiPaths.calendarFeed, () => HttpResponse.json(state)),
    http.post(apiPaths.calendarFeed, () => {
      state.feed = { createdAt: '2026-11-23T19:20:00Z', lastReadAt: null };
      return HttpResponse.json({ address }, { status: 201 });
    }),
    http.delete(apiPaths.calendarFeed, () => {
      Object.assign(state, { feed: null, isAttached: true });
      return HttpResponse.json(state);
    }),
    http.put<never, { isAttached: boolean }>(apiPaths.calendarNotices, async ({ request }) =>
      HttpResponse.json(Object.assign(state, await request.json())),
    ),
  );
  return state;
}
