import {
  apiPaths,
  defaultAlertRules,
  type SettingChange,
  type SettingName,
} from '@agency/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { currentToast } from '~/ui/toast/toast-store';
import { server } from '../../../../test/server';
import { openDashboard } from '../dashboard.fixture';
import { serveLeads } from '../shared/leads.fixture';

const change = (
  setting: SettingName | 'of-a-later-version',
  values: Partial<SettingChange> = {},
): SettingChange => ({
  key: `leads:${setting}`,
  at: '2026-11-25T17:00:00.000Z',
  setting,
  detail: null,
  before: null,
  after: null,
  by: 'owner',
  ...values,
});

function openHistory(...changes: SettingChange[]) {
  serveLeads({ leads: [] });
  server.use(http.get(apiPaths.settingHistory, () => HttpResponse.json({ changes, next: null })));
  return openDashboard('?tab=settings&view=history').user;
}
const row = async (title: string | RegExp) => {
  const item = (await screen.findByRole('link', { name: title })).closest('li');
  if (!item) throw new Error(`no row ${title}`);
  return within(item);
};

describe('the history of settings', () => {
  it('says that there is none yet', async () => {
    openHistory();
    expect(await screen.findByText('Nothing has been changed yet.')).toBeVisible();
  });

  it('says what changed, when and by whom, and of a secret only that', async () => {
    openHistory(
      change('meeting', {
        before: { kind: 'rooms', address: 'https://rooms.example' },
        after: { kind: 'phone', address: '9105550100' },
      }),
      change('desk-password', { by: 'code' }),
    );
    const meeting = await row('Where calls take place');
    expect(
      meeting.getByText('A separate room for each call, at https://rooms.example'),
    ).toBeVisible();
    expect(meeting.getByText('By phone, (910) 555-0100')).toBeVisible();
    expect(meeting.getByText('Nov 25, 2026 at 12:00 PM')).toBeVisible();
    expect(meeting.getByText(/You$/)).toBeVisible();
    const password = await row('Desk password');
    expect(password.getByText(/A recovery code/)).toBeVisible();
    expect(password.queryByRole('button')).toBeNull();
  });

  it('shows what a later version may have recorded, without words of its own', async () => {
    openHistory(
      change('of-a-later-version', { before: { x: 1 }, after: { x: 2 } }),
      change('meeting', { before: { kind: 'balloon' }, after: 7 }),
    );
    expect((await row('of-a-later-version')).queryByRole('button')).toBeNull();
    expect((await row('Where calls take place')).queryByRole('button')).toBeNull();
  });

  it('says of rules what differs', async () => {
    const rules = {
      minimumNoticeMinutes: 120,
      horizonDays: 60,
      bufferMinutes: 0,
      maxCallsPerDay: null,
      isClosedOnHolidays: true,
      maxCalendarAgeMinutes: null,
      openHolidays: [],
    };
    const after = { ...rules, maxCallsPerDay: 4, openHolidays: ['Veterans Day'] };
    const user = openHistory(change('booking-rules', { before: rules, after }));
    const shown = await row('Booking rules');
    expect(shown.getByText('At most 4 calls a day. Open: Veterans Day.')).toBeVisible();
    const patches: unknown[] = [];
    server.use(
      http.patch(apiPaths.ownerRules, async ({ request }) => {
        patches.push(await request.json());
        return HttpResponse.json({ ...rules, isProposalOpen: false, holidays: [] });
      }),
    );
    await user.click(shown.getByRole('button', { name: /^Put back/ }));
    await waitFor(() => expect(currentToast()?.title).toBe('Put Back'));
    expect(patches).toEqual([
      { maxCallsPerDay: null },
      { holiday: { name: 'Veterans Day', isOpen: false } },
    ]);
  });

  it('puts a text back on the version of now', async () => {
    const text = { subject: 'S', opening: 'O', closing: '' };
    const user = openHistory(
      change('email-text', {
        detail: 'booking-moved',
        before: text,
        after: { ...text, closing: 'Bye' },
      }),
    );
    const saves: unknown[] = [];
    const stored = { email: 'booking-moved', version: 9, ...text, shipped: text };
    server.use(
      http.get(apiPaths.emailTexts, () => HttpResponse.json([stored])),
      http.patch(apiPaths.emailTexts, async ({ request }) => {
        saves.push(await request.json());
        return HttpResponse.json(stored);
      }),
    );
    const shown = await row('Email: Call moved');
    expect(shown.getByText('Nothing')).toBeVisible();
    await user.click(shown.getByRole('button', { name: /^Put back/ }));
    await waitFor(() => expect(saves).toEqual([{ email: 'booking-moved', version: 9, ...text }]));
  });

  it('says of alert rules what differs, links to them, and puts them back', async () => {
    const after = { ...defaultAlertRules, minimumImpressions: 100, crossings: [] };
    const user = openHistory(change('alert-rules', { before: defaultAlertRules, after }));
    const shown = await row('Alert rules');
    expect(shown.getByRole('link')).toHaveAttribute('href', '/rankings?tab=source');
    expect(shown.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Minimum impressions: 30\nPosition thresholds: 3, 10',
      'Minimum impressions: 100\nPosition thresholds: none',
    ]);
    const saves: unknown[] = [];
    server.use(
      http.put(apiPaths.rankingsAlertRules, async ({ request }) => {
        saves.push(await request.json());
        return HttpResponse.json(defaultAlertRules);
      }),
    );
    await user.click(shown.getByRole('button', { name: /^Put back/ }));
    await waitFor(() => expect(saves).toEqual([defaultAlertRules]));
  });

  it('does not put a period back that would erase leads', async () => {
    openHistory(
      change('retention', { key: 'a', before: { months: 12 }, after: { months: 24 } }),
      change('retention', { key: 'b', before: { months: null }, after: { months: 12 } }),
      change('retention', { key: 'c', before: { months: 24 }, after: { months: 12 } }),
    );
    const rows = await screen.findAllByRole('link', { name: 'How long closed leads are kept' });
    const buttons = rows.map((link) => link.closest('li')?.querySelector('button') ?? null);
    expect(buttons.map((button) => button !== null)).toEqual([false, true, false]);
  });

  it('puts addresses back: kinds as they were, a removed one to confirm again', async () => {
    const main = {
      id: 0,
      address: 'owner@agency.example',
      kinds: ['lead', 'call'],
      isMain: true,
      isConfirmed: true,
    };
    const office = { ...main, id: 1, address: 'office@agency.example', isMain: false };
    const settings = {
      version: 5,
      addresses: [main],
      from: 'hello@agency.example',
      senderName: 'Agency',
      replyToId: null,
    };
    const asked: unknown[] = [];
    const user = openHistory(
      change('notice-addresses', {
        before: { addresses: [main, office] },
        after: { addresses: [{ ...main, kinds: [] }] },
      }),
      change('notice-addresses', {
        key: 'confirmed',
        by: 'link',
        before: { addresses: [main, { ...office, isConfirmed: false }] },
        after: { addresses: [main, office] },
      }),
    );
    server.use(
      http.get(apiPaths.noticeSettings, () => HttpResponse.json(settings)),
      http.patch(apiPaths.noticeSettings, async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json({ ...settings, version: 6 });
      }),
      http.post(apiPaths.noticeAddresses, async ({ request }) => {
        asked.push(await request.json());
        const again = { ...office, id: 2, isConfirmed: false };
        return HttpResponse.json({ ...settings, addresses: [main, again], version: 7 });
      }),
    );
    const button = await screen.findByRole('button', { name: /^Put back/ });
    await user.click(button);
    await waitFor(() =>
      expect(asked).toEqual([
        { kindsOf: { id: 0, kinds: ['lead', 'call'] }, version: 5 },
        { address: office.address },
        { kindsOf: { id: 2, kinds: ['lead', 'call'] }, version: 7 },
      ]),
    );
  });
});
