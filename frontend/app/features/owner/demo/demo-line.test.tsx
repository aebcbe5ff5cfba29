import { apiPaths, calendarPath, type Demo } from '@agency/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { openView, waitForToast } from '~/ui/desk/desk.fixture';
import { listed, refusal, server } from '../../../../test/server';
import { otherCalendar } from '../busy-calendars/calendars.fixture';
import { DemoLine } from './demo-line';

const addedAt = '2026-11-20T15:00:00Z';

function serveDemo({ leads, calendarId }: Demo, readAt = addedAt) {
  const removed: string[] = [];
  let left = leads;
  const calendars = [
    otherCalendar(),
    ...(calendarId ? [{ ...otherCalendar(), id: calendarId, createdAt: addedAt, readAt }] : []),
  ];
  server.use(
    http.get(apiPaths.demo, () => HttpResponse.json({ leads: left, calendarId })),
    http.get(apiPaths.calendars, () =>
      listed(calendars.filter(({ id }) => !removed.includes(calendarPath(id)))),
    ),
    http.delete(`${apiPaths.calendars}/:id`, ({ request }) => {
      removed.push(new URL(request.url).pathname);
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete(apiPaths.demo, () => {
      removed.push(apiPaths.demo);
      const erased = left;
      left = 0;
      return HttpResponse.json({ erased });
    }),
  );
  return { removed, user: openView(() => <DemoLine />) };
}

const confirm = () =>
  within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove demo data' });
const button = () => screen.findByRole('button', { name: 'Remove demo data' });

describe('demo data', () => {
  it('is named on the desk and taken away, with its calendar and no other', async () => {
    const { removed, user } = serveDemo({ leads: 180, calendarId: 4711 });
    expect(await screen.findByText('Demo data: 180 leads, all invented')).toBeInTheDocument();
    await screen.findByRole('heading', { name: /^Demo data/ });
    await user.click(await button());
    expect(removed).toEqual([]);
    await user.click(confirm());
    await waitForToast('Demo Data Removed');
    expect(removed).toEqual([calendarPath(4711), apiPaths.demo]);
    await waitFor(() => expect(screen.queryByText(/^Demo data/)).not.toBeInTheDocument());
  });

  it('leaves a calendar whose file the owner has replaced by hers', async () => {
    const { removed, user } = serveDemo({ leads: 180, calendarId: 4711 }, '2026-11-21T09:00:00Z');
    await user.click(await button());
    await user.click(confirm());
    await waitForToast('Demo Data Removed');
    expect(removed).toEqual([apiPaths.demo]);
  });

  it('stays when asked and kept', async () => {
    const { removed, user } = serveDemo({ leads: 1, calendarId: null });
    await user.click(await button());
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(removed).toEqual([]);
    expect(screen.getByText('Demo data: 1 lead, all invented')).toBeInTheDocument();
  });

  it('is still offered after a failure', async () => {
    const { user } = serveDemo({ leads: 2, calendarId: null });
    server.use(http.delete(apiPaths.demo, () => refusal(503, 'Please try again in a moment.')));
    await user.click(await button());
    await user.click(confirm());
    await waitForToast('Couldn’t Remove Demo Data');
    expect(await button()).toBeInTheDocument();
  });
});
