import { apiPaths, type Calendar, calendarFailureMessages } from '@agency/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { waitForToast } from '~/ui/desk/desk.fixture';
import { refusal, server } from '../../../../test/server';
import { serveFeed } from '../calendar-feed/calendar-feed.fixture';
import { openDashboard } from '../dashboard.fixture';
import { serveLeads } from '../shared/leads.fixture';
import {
  failingCalendar,
  openOwnCalendar,
  otherCalendar,
  serveCalendars,
} from './calendars.fixture';

const section = () => screen.findByRole('region', { name: 'Calendars that block your time' });
const firstRow = async () => (await within(await section()).findAllByRole('listitem'))[0];
const button = (name: RegExp | string) => screen.findByRole('button', { name });
const field = (name: RegExp) => screen.findByRole('textbox', { name });
const ics = new File(['BEGIN:VCALENDAR'], 'family.ics', { type: 'text/calendar' });

function open(...calendars: Calendar[]) {
  serveFeed();
  const kept = serveCalendars(calendars);
  return { calendars, kept, user: openOwnCalendar() };
}

describe('a calendar in the list', () => {
  it('says when it was read, how much it holds and how far', async () => {
    open(otherCalendar({ ownEmail: 'me@family.example' }));
    const row = await firstRow();
    expect(row).toHaveTextContent('Family');
    expect(row).toHaveTextContent('Read 4 min ago · 11 busy times ahead');
    expect(row).toHaveTextContent(
      'calendar.google.com …9f3c · Last event on Mar 12, 2027 · Your email: me@family.example',
    );
  });

  it('says since when it cannot be read, why, and what holds', async () => {
    open(failingCalendar());
    const row = await firstRow();
    expect(row).toHaveTextContent(
      `Unreadable since 2:05 PM. ${calendarFailureMessages['not-found']} The last copy, from 1:55 PM, is still in use.`,
    );
  });

  it('names the day of a failure that is older than today', async () => {
    open(failingCalendar({ failingSince: '2026-11-21T19:05:00Z', readAt: null }));
    const row = await firstRow();
    expect(row).toHaveTextContent('Unreadable since Nov 21, 2026 at 2:05 PM.');
    expect(row).toHaveTextContent('It has never been read');
  });

  it('names the events that were not understood, and those that take very long', async () => {
    const warnings: Calendar['warnings'] = [
      { reason: 'unknown-zone', title: 'Yoga' },
      { reason: 'long-event', title: 'Retreat' },
      { reason: 'refused-rule', title: null },
    ];
    const { user } = open(otherCalendar({ warnings }));
    await user.click(await screen.findByText('3 events to check'));
    expect(screen.getByText(/“Yoga”/).closest('li')).toHaveTextContent(
      '“Yoga” has an unknown time zone.',
    );
    expect(screen.getByText(/“Retreat”/).closest('li')).toHaveTextContent(
      '“Retreat” lasts more than a week. Visitors can’t book during it.',
    );
    expect(screen.getByText(/^An event repeats in a way/)).toBeInTheDocument();
  });

  it('is read now', async () => {
    const { user } = open(failingCalendar());
    await user.click(await button('Read now: Work'));
    await waitForToast('Calendar Read');
    await waitFor(async () => expect(await section()).not.toHaveTextContent('Unreadable since'));
  });

  it('is changed, its address only when another is given', async () => {
    const { kept, user } = open(otherCalendar());
    await user.click(await button('Edit: Family'));
    await user.clear(await field(/^Name/));
    await user.type(await field(/^Name/), 'Home');
    await user.click(await button('Save calendar'));
    await waitForToast('Calendar Saved');
    expect(kept.requests).toEqual([
      { name: 'Home', color: 'green', ownEmail: '', showsTitles: false },
    ]);
    expect(await section()).toHaveTextContent('Home');
  });

  it('is removed only after a question', async () => {
    const { calendars, user } = open(otherCalendar());
    await user.click(await button('Remove: Family'));
    const question = await screen.findByRole('dialog', { name: 'Remove this calendar?' });
    await user.click(within(question).getByRole('button', { name: 'Remove' }));
    await waitForToast('Calendar Removed');
    expect(calendars).toEqual([]);
  });

  it('from a file is replaced by a newer one', async () => {
    const file = otherCalendar({ source: 'file', addressHint: null });
    const { kept, user } = open(file);
    expect(await screen.findByText('File of 2:16 PM · 11 busy times ahead')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Read now/ })).toBeNull();
    await user.upload(screen.getByLabelText('Newer file: Family'), ics);
    await waitForToast('File Replaced');
    expect(kept.requests).toEqual([{ replaced: String(file.id), type: 'text/calendar' }]);
  });
});

describe('adding a calendar', () => {
  it('takes its address, with help for each provider', async () => {
    const { kept, user } = open();
    await user.click(await button('Add a calendar'));
    await user.click(screen.getByText('Where do I find the address?'));
    expect(screen.getByText('Google Calendar', { selector: 'dt' })).toBeVisible();
    await user.type(await field(/^Address/), 'webcal://p01.icloud.example/abc');
    await user.type(await field(/^Name/), 'Family');
    await user.selectOptions(screen.getByLabelText(/^Color/), 'Violet');
    await user.type(await field(/^Your email in this calendar/), 'me@family.example');
    await user.click(screen.getByRole('checkbox', { name: /^Show event titles/ }));
    await user.click(await button('Add calendar'));
    await waitForToast('Calendar Added');
    expect(kept.requests).toEqual([
      {
        name: 'Family',
        color: 'violet',
        address: 'webcal://p01.icloud.example/abc',
        ownEmail: 'me@family.example',
        showsTitles: true,
      },
    ]);
    expect(screen.queryByRole('form', { name: 'New calendar' })).toBeNull();
  });

  it('says at the address why it cannot be read, and keeps what was typed', async () => {
    const { user } = open();
    const message = calendarFailureMessages['needs-password'];
    server.use(
      http.post(apiPaths.calendars, () => refusal(400, message, [{ path: 'address', message }])),
    );
    await user.click(await button('Add a calendar'));
    await user.type(await field(/^Address/), 'https://calendar.example/private');
    await user.type(await field(/^Name/), 'Family');
    await user.click(await button('Add calendar'));
    await waitFor(async () =>
      expect(await field(/^Address/)).toHaveAccessibleDescription(expect.stringContaining(message)),
    );
    expect(await field(/^Address/)).toHaveValue('https://calendar.example/private');
  });

  it('takes a file', async () => {
    const { kept, user } = open();
    await user.click(await button('Upload a file'));
    await user.type(await field(/^Name/), 'Family');
    await user.click(await button('Upload'));
    expect(screen.getByLabelText(/^File/)).toHaveAccessibleDescription(
      expect.stringContaining('Please choose the file'),
    );
    await user.upload(screen.getByLabelText(/^File/), ics);
    await user.click(await button('Upload'));
    await waitForToast('Calendar Added');
    expect(kept.requests).toEqual([
      { name: 'Family', color: 'blue', showsTitles: 'no', type: 'text/calendar' },
    ]);
  });
});

describe('the line on the desk', () => {
  const line = () => screen.findByRole('region', { name: /unreadable|can’t be read/ });

  it.each(['', '?view=board'])('names a calendar that cannot be read (%j)', async (query) => {
    serveLeads({ leads: [] });
    serveCalendars([otherCalendar(), failingCalendar()]);
    openDashboard(query);
    expect(await line()).toHaveTextContent('Your calendar “Work” has been unreadable since');
    expect(within(await line()).getByRole('link', { name: /^Show/ })).toHaveAttribute(
      'href',
      '/admin?tab=availability&view=calendars',
    );
  });

  it('counts several, and is not there when all can be read', async () => {
    serveLeads({ leads: [] });
    const calendars = [failingCalendar(), failingCalendar({ name: 'Home' })];
    serveCalendars(calendars);
    openDashboard();
    expect(await line()).toHaveTextContent('2 of your calendars can’t be read');
  });
});

it('is chosen for how long the copy of a calendar that cannot be read decides', async () => {
  const { kept, user } = open(otherCalendar());
  const age = await screen.findByRole('combobox', { name: /^If a calendar can’t be read/ });
  expect(age).toHaveDisplayValue('Never: keep using its last good copy');
  await user.selectOptions(age, '4 hours');
  await waitFor(() => expect(kept.rules.maxCalendarAgeMinutes).toBe(240));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(kept.rules.maxCalendarAgeMinutes).toBeNull());
});
