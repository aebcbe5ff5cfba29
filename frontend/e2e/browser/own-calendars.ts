import { apiPaths, type Calendar } from '@agency/contracts';
import type { Page } from '@playwright/test';

const failing: Calendar = {
  id: 1,
  name: 'The calendar of the family, which has a long name of its own',
  color: 'green',
  source: 'address',
  addressHint: 'p42-caldav.icloud.example …9f3c',
  ownEmail: 'somebody.with.a.long.name@family.example',
  showsTitles: true,
  createdAt: '2026-10-01T14:00:00.000Z',
  readAt: '2026-11-21T18:55:00Z',
  failingSince: '2026-11-21T19:05:00Z',
  failure: 'needs-password',
  eventCount: 212,
  busyCount: 11,
  knownUntil: '2027-03-12T18:00:00Z',
  warnings: [{ reason: 'unknown-zone', title: 'Yoga' }],
};
const file: Calendar = {
  ...failing,
  id: 2,
  name: 'School',
  color: 'violet',
  source: 'file',
  addressHint: null,
  failingSince: null,
  failure: null,
  warnings: [],
};

/** Mocks the owner's calendars in this page only: another test works with the real ones. */
export async function keepOwnCalendars(page: Page): Promise<void> {
  await page.route(`**${apiPaths.calendars}`, (route) => route.fulfill({ json: [failing, file] }));
  await page.route(`**${apiPaths.calendarFeed}`, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 201,
          json: { address: `https://agency.example/calendar/${'Ab3'.repeat(14)}x.ics` },
        })
      : route.fulfill({
          json: {
            feed: { createdAt: '2026-11-20T15:00:00Z', lastReadAt: '2026-11-21T15:00:00Z' },
            isAttached: false,
          },
        }),
  );
}
