import {
  maxCalendars,
  maxFreeTasks,
  maxOtherQueries,
  maxReplyTemplates,
  maxSavedViews,
} from '@agency/contracts';
import type { Locator, Page } from '@playwright/test';
import { expectNoSidewaysScroll, leadPanel, openDesk, showFilters } from '../browser/owner.ts';
import { openRankings } from '../browser/rankings.ts';
import { expect, test } from '../browser/test.ts';
import { query } from '../product/database.ts';
import { removeLeads } from '../product/leads.ts';
import { checkRankings } from '../product/rankings.ts';

/** Today in Wilmington: Postgres' own date is a day ahead in the evening. */
const today = `(now() AT TIME ZONE 'America/New_York')::date`;

/** In every list that has no documented maximum; the others hold as many as that allows. */
const many = 5_000;
/** What a browser lays out at once: a page of rows is at most 200. */
const maxElements = 8_000;

const leads = `INSERT INTO leads.contacts (id, name, email, phone, company, status, follow_up_on, follow_up_task,
    bot_check, channel, attribution, created_at, status_since)
  SELECT 4000000000000 + n, 'Row ' || lpad(n::text, 4, '0') || ' Tidewater', 'row' || n || '@many.example',
    '(' || 200 + n % 797 || ') 555-' || lpad((n * 7919 % 10000)::text, 4, '0'), 'Company ' || n,
    (ARRAY['new', 'contacted', 'qualified', 'proposal-sent', 'closed-won', 'closed-lost', 'follow-up'])[1 + n % 7],
    CASE WHEN n % 7 <> 0 THEN ${today} - n % 30 END, CASE WHEN n % 7 <> 0 THEN 'Send the audit ' || n END,
    'passed', 'paid-search',
    jsonb_build_object('first', jsonb_build_object('landingPath', '/page-' || n, 'utm_source', 'google',
      'utm_medium', 'cpc', 'utm_campaign', 'leads-of-' || n)),
    at, at
  FROM generate_series(1, $1::integer) AS n,
    -- The new ones are less than a day old, so all of them wait for an answer in time.
    LATERAL (SELECT now() - n * CASE WHEN n % 7 = 0 THEN interval '10 seconds' ELSE interval '1 hour' END) AS came (at)`;

/** Half behind, half ahead, one after the other, and none with a new lead, which would be answered by it. */
const appointments = `INSERT INTO scheduling.appointments (contact_id, scheduled_at, duration, status, calendar_uid, meeting_room)
  SELECT 4000000000000 + n - (n % 7 = 0)::integer, date_trunc('hour', now()) + (n - $1::integer / 2) * interval '30 minutes', 30,
    CASE WHEN n < $1::integer / 4 THEN 'completed' ELSE 'scheduled' END, gen_random_uuid(), 'many-' || n
  FROM generate_series(1, $1::integer) AS n`;

const failedEmails = `INSERT INTO email.deliveries (mail, subject, sequence, contact_id, message_id, state, reason, created_at, changed_at)
  SELECT 'lead-reply', 'contact:' || 4000000000000 + n, n, 4000000000000 + n, gen_random_uuid(), 'failed', 'Mailbox full',
    now(), now() - n * interval '1 minute'
  FROM generate_series(1, $1::integer) AS n`;

const timeline = `INSERT INTO leads.events (contact_id, at, kind, detail)
  SELECT 4000000000001, now() - n * interval '1 minute', 'follow-up-changed', '{"on": null}'
  FROM generate_series(1, $1::integer) AS n`;

const timeOff = `INSERT INTO scheduling.time_off (starts_at, ends_at, is_all_day, note)
  SELECT start, start + interval '1 hour', false, 'Away ' || n
  FROM generate_series(1, $1::integer) AS n, LATERAL (SELECT date_trunc('hour', now()) + n * interval '3 hours') AS at (start)`;

const calendars = `INSERT INTO scheduling.calendars (name, color, source, shows_titles, created_at, event_count)
  SELECT 'Calendar ' || n, 'blue', 'file', true, now(), 0 FROM generate_series(1, $1::integer) AS n`;

/** A thousand in each of five weeks. */
const busyTimes = `INSERT INTO scheduling.busy_times (calendar_id, starts_at, ends_at, title)
  SELECT (SELECT min(id) FROM scheduling.calendars WHERE name LIKE 'Calendar %') + n % 3,
    start, start + interval '20 minutes', 'Event ' || n
  FROM generate_series(1, $1::integer) AS n,
    LATERAL (SELECT date_trunc('week', now()) + n % 5 * interval '7 days' + n / 5 * interval '10 minutes') AS at (start)`;

const tasks = `INSERT INTO leads.tasks (task, due_on) SELECT 'Task ' || n, ${today} - n % 9 FROM generate_series(1, $1::integer) AS n`;
const views = `INSERT INTO leads.saved_views (name, query) SELECT 'View ' || n, 'search=row+' || n FROM generate_series(1, $1::integer) AS n`;
const templates = `INSERT INTO leads.reply_templates (name, subject, body)
  SELECT 'Many ' || n, 'Your question', 'Thank you.' FROM generate_series(1, $1::integer) AS n`;
const leadImports = `INSERT INTO leads.imports (id, file_name, at, added, duplicates, refused)
  SELECT gen_random_uuid(), 'many-' || n || '.csv', now() - n * interval '1 minute', 1, 0, 0 FROM generate_series(1, $1::integer) AS n`;

const spendImports = `INSERT INTO leads.spend_imports (id, platform, file_name, at, cents, from_day, to_day)
  SELECT ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'google', 'spend-' || n || '.csv',
    now() - n * interval '1 minute', 100, current_date - 20, current_date - 20
  FROM generate_series(1, $1::integer) AS n`;
const campaigns = `INSERT INTO leads.spend_campaigns (platform, external_id, name)
  SELECT 'google', 'many-' || n, 'campaign-' || n FROM generate_series(1, $1::integer) AS n`;
const spendDays = `INSERT INTO leads.spend_days (import_id, campaign_id, day, cents, is_spread)
  SELECT ('00000000-0000-4000-8000-' || lpad(substr(external_id, 6), 12, '0'))::uuid, id, current_date - 20, 100, false
  FROM leads.spend_campaigns WHERE external_id LIKE 'many-%'`;

const keywords = `INSERT INTO rankings.keywords (keyword, landing_page, tags)
  SELECT 'harbor marketing ' || lpad(n::text, 4, '0'), '/page-' || n, ARRAY['tag ' || n % 300] FROM generate_series(1, $1::integer) AS n`;
const keywordWindows = `INSERT INTO rankings.keyword_windows (source, keyword_id, clicks, impressions, position_sum, position,
    previous_clicks, previous_impressions, previous_position, previous_position_sum)
  SELECT 'sample', id, id % 90, 1000, 1000 * (1 + id % 60), 1 + id % 60, 5, 1000, 12, 12000
  FROM rankings.keywords WHERE keyword LIKE 'harbor marketing %'`;
const alerts = `INSERT INTO rankings.alerts (source, keyword_id, window_end, type, severity, previous_position, current_position, is_read, created_at)
  SELECT 'sample', id, (SELECT data_through FROM rankings.data_sets WHERE source = 'sample'), 'drop', 'high', 4, 14, false, now()
  FROM rankings.keywords WHERE keyword LIKE 'harbor marketing %'`;
const otherQueries = `INSERT INTO rankings.other_queries (source, query, window_start, window_end, clicks, impressions, position)
  SELECT 'sample', 'other search ' || n, data_through - 27, data_through, 5, 500, 9
  FROM generate_series(1, $1::integer) AS n, rankings.data_sets WHERE source = 'sample'`;
const uploads = `INSERT INTO rankings.days (source, day, covers_days, run_id, keywords, clicks, impressions, position_sum, file_name, uploaded_at)
  SELECT 'csv', current_date - 5 - n / 20, 1 + n % 20, (SELECT max(id) FROM rankings.runs), 1, 1, 10, 50, 'upload-' || n || '.csv', now()
  FROM generate_series(1, $1::integer) AS n`;

async function fillDesk(): Promise<void> {
  await removeLeads();
  for (const statement of [leads, appointments, failedEmails, timeline, timeOff, leadImports]) {
    await query(statement, [many]);
  }
  await query(calendars, [maxCalendars]);
  await query(busyTimes, [many]);
  await query(tasks, [maxFreeTasks]);
  await query(views, [maxSavedViews]);
  await query(templates, [maxReplyTemplates - 8]);
  await query(spendImports, [many]);
  await query(campaigns, [many]);
  await query(spendDays);
  await query('ANALYZE');
}

async function fillRankings(): Promise<void> {
  await query(keywords, [many]);
  for (const statement of [keywordWindows, alerts]) await query(statement);
  await query(otherQueries, [maxOtherQueries]);
  await query('UPDATE rankings.data_sets SET revision = revision + 1');
  await query('ANALYZE');
}

/** The other tests of this product expect none of it. */
async function removeAll(): Promise<void> {
  await removeLeads();
  for (const statement of [
    'DELETE FROM scheduling.time_off',
    "DELETE FROM scheduling.calendars WHERE name LIKE 'Calendar %'",
    "DELETE FROM leads.tasks WHERE task LIKE 'Task %'",
    "DELETE FROM leads.saved_views WHERE name LIKE 'View %'",
    "DELETE FROM leads.reply_templates WHERE name LIKE 'Many %'",
    "DELETE FROM leads.imports WHERE file_name LIKE 'many-%'",
    "DELETE FROM leads.spend_imports WHERE file_name LIKE 'spend-%'",
    "DELETE FROM leads.spend_campaigns WHERE external_id LIKE 'many-%'",
    "DELETE FROM rankings.days WHERE source = 'csv'",
    "DELETE FROM rankings.other_queries WHERE query LIKE 'other search %'",
    ...[
      'alerts',
      'keyword_windows',
      'figures',
      'best_positions',
      'hidden_advice',
      'breakdowns',
    ].map(
      (table) =>
        `DELETE FROM rankings.${table} WHERE keyword_id IN (SELECT id FROM rankings.keywords WHERE keyword LIKE 'harbor marketing %')`,
    ),
    "DELETE FROM rankings.keywords WHERE keyword LIKE 'harbor marketing %'",
    'UPDATE rankings.data_sets SET revision = revision + 1',
  ]) {
    await query(statement);
  }
}

/** What holds on every screen: not more than a browser can lay out, and nothing wider than a phone. */
async function expectSane(page: Page, name: string): Promise<void> {
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  expect.soft(elements, `elements of ${name}`).toBeLessThan(maxElements);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** Shows the next rows of a list that grows. */
async function expectMore(rows: Locator, more: Locator): Promise<void> {
  const before = await rows.count();
  await more.click();
  await expect.poll(() => rows.count()).toBeGreaterThan(before);
}

const figure = (count: number) => count.toLocaleString('en-US');

test.describe('every list with thousands of rows', () => {
  test.afterAll(removeAll);

  test('of the desk shows its first rows, the next, and what is asked for', async ({ page }) => {
    await fillDesk();
    const rows = page.locator('[data-lead]');

    await test.step('the leads', async () => {
      await openDesk(page);
      await page.getByText(`1–50 of ${figure(many)} leads`).waitFor();
      await expect(rows).toHaveCount(50);
      await page.getByRole('link', { name: 'Next' }).click();
      await page.getByText(`51–100 of ${figure(many)} leads`).waitFor();
      await page.getByText(`Page 2 of ${many / 50}`).waitFor();
      await rows.first().focus();
      await page.keyboard.press('j');
      await expect(rows.nth(1)).toBeFocused();
      await page.keyboard.press('k');
      await expect(rows.first()).toBeFocused();
      await expectSane(page, 'the leads');
      await openDesk(page, `?tab=leads&page=${many / 50}`);
      await page
        .getByText(`${figure(many - 49)}–${figure(many)} of ${figure(many)} leads`)
        .waitFor();
      await expect(page.getByRole('link', { name: 'Next' })).toHaveCount(0);
      await rows.last().click();
      const { panel } = leadPanel(page);
      await panel.getByText(`${figure(many)} of ${figure(many)}`).waitFor();
      await page.keyboard.press('k');
      await panel.getByText(`${figure(many - 1)} of ${figure(many)}`).waitFor();
      await page.keyboard.press('Escape');
    });

    await test.step('the leads, found, filtered and sorted', async () => {
      await openDesk(page);
      await page.getByRole('searchbox', { name: 'Search leads' }).fill('row 4321');
      await expect(rows.first()).toHaveText('Row 4321 Tidewater');
      await page.getByRole('searchbox', { name: 'Search leads' }).fill('');
      await page.getByText(`1–50 of ${figure(many)} leads`).waitFor();
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Name' });
      await expect(rows.first()).toHaveText('Row 0001 Tidewater');
      await page.getByText('Status', { exact: true }).first().click();
      await page.getByRole('checkbox', { name: 'Qualified' }).click();
      await page.getByText(/^1–50 of 71\d leads$/).waitFor();
      await page.keyboard.press('Escape');
      await showFilters(page);
      await page.getByRole('button', { name: 'Clear filters' }).click();
      await page.getByText(`1–50 of ${figure(many)} leads`).waitFor();
    });

    await test.step('the board', async () => {
      await openDesk(page, '?tab=leads&view=board');
      const column = page.getByRole('region', { name: /^Qualified/ });
      await column.locator('[data-lead]').first().waitFor();
      await expectMore(
        column.locator('[data-lead]'),
        column.getByRole('button', { name: 'Show more' }),
      );
      await expectSane(page, 'the board');
    });

    await test.step('a lead with a long history', async () => {
      await openDesk(page, '?lead=4000000000001');
      const { timeline: history } = leadPanel(page);
      // As many as the service returns.
      await expect(history.getByRole('listitem')).toHaveCount(500);
      await expectSane(page, 'a long history');
    });

    await test.step('emails that couldn’t be sent', async () => {
      await openDesk(page);
      await page.getByText(`${figure(many)} emails couldn’t be sent`).waitFor();
      await page.getByRole('button', { name: /^Show the emails/ }).click();
      await page.getByText(`${figure(many - 200)} more. Resolve these to see the rest.`).waitFor();
      await expectSane(page, 'failed emails');
    });

    await test.step('Today', async () => {
      await openDesk(page, '?tab=today');
      for (const name of [/^Follow up/, /^Answer/]) {
        const section = page.getByRole('region', { name });
        await section.getByRole('link', { name: / more$/ }).waitFor();
        expect(await section.getByRole('listitem').count()).toBeLessThanOrEqual(20);
      }
      await expect(page.getByRole('region', { name: 'Tasks' }).getByRole('listitem')).toHaveCount(
        maxFreeTasks,
      );
      await expectSane(page, 'Today');
      await page
        .getByRole('region', { name: /^Follow up/ })
        .getByRole('link', { name: / more$/ })
        .click();
      await rows.first().waitFor();
    });

    await test.step('the calls', async () => {
      await openDesk(page, '?tab=appointments&view=list');
      for (const [title, more] of [
        [/^Upcoming/, 'Show later calls'],
        [/^Past/, 'Show earlier calls'],
      ] as const) {
        const section = page.getByRole('region', { name: title });
        await expectMore(
          section.getByRole('listitem'),
          section.getByRole('button', { name: more }),
        );
      }
      await expectSane(page, 'the list of calls');
    });

    await test.step('the week, full of calls and of events', async () => {
      await openDesk(page, '?tab=appointments&view=week');
      await page.getByRole('grid').getByRole('button').first().waitFor();
      await expectSane(page, 'the week');
    });

    await test.step('time off and calendars', async () => {
      await openDesk(page, '?tab=availability&view=time-off');
      const list = page.getByRole('region', { name: 'Time off', exact: true });
      await expect(list.getByText(/^Away/)).toHaveCount(50);
      await expectMore(
        list.getByText(/^Away/),
        list.getByRole('button', { name: 'Show later time off' }),
      );
      await expectSane(page, 'time off');
      await openDesk(page, '?tab=availability&view=calendars');
      await page.getByText(`Calendar ${maxCalendars}`, { exact: true }).first().waitFor();
      await expectSane(page, 'the calendars');
    });

    await test.step('the sources', async () => {
      for (const by of ['campaign', 'landing']) {
        await openDesk(page, `?tab=sources&by=${by}`);
        const table = page.getByRole('table', { name: /^By / });
        await table.getByRole('row').nth(50).waitFor();
        await expectMore(
          table.getByRole('row'),
          page.getByRole('button', { name: 'Show more rows' }),
        );
        await expectSane(page, `the sources by ${by}`);
      }
      await openDesk(page, '?tab=sources&by=campaign');
      const unmatched = page.getByRole('list', { name: 'Campaigns without leads' });
      await expectMore(
        unmatched.getByRole('listitem'),
        page.getByRole('button', { name: 'Show more campaigns without leads' }),
      );
      await openDesk(page, '?tab=sources&by=channel');
      await page.getByRole('row', { name: /^All/ }).getByRole('link').first().click();
      const section = page.getByRole('region', { name: 'Leads' });
      await expectMore(
        section.getByRole('listitem'),
        section.getByRole('button', { name: 'Show more leads' }),
      );
      await page.getByRole('button', { name: 'Add spend' }).click();
      await page.getByRole('dialog').getByText(`spend-${many}.csv`).first().waitFor();
      await expectSane(page, 'added spend');
    });

    await test.step('the import of leads, views and templates', async () => {
      await openDesk(page);
      await page.getByRole('link', { name: `View ${maxSavedViews}` }).waitFor();
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Import leads …' }).click();
      await page.getByRole('dialog').getByText('many-1.csv').first().waitFor();
      await expectSane(page, 'the imports');
      await openDesk(page, '?tab=settings&view=replies');
      await page.getByText('Many 1', { exact: true }).first().waitFor();
      await expectSane(page, 'the templates');
    });
  });

  test('of the rankings shows its first rows, the next, and what is asked for', async ({
    page,
    request,
  }) => {
    await checkRankings(request);
    await fillRankings();
    const keyword = page.locator('[data-keyword]');

    await test.step('the overview and its alerts', async () => {
      await openRankings(page);
      const changes = page.getByRole('region', { name: 'Recent Ranking Changes' });
      await expect(changes.getByRole('listitem')).toHaveCount(6);
      await changes.getByRole('button', { name: 'Show all' }).click();
      await expect(changes.getByRole('listitem')).toHaveCount(50);
      await expectMore(
        changes.getByRole('listitem'),
        changes.getByRole('button', { name: 'Show earlier alerts' }),
      );
      await expectSane(page, 'the overview');
    });

    await test.step('the keywords', async () => {
      await openRankings(page, '?tab=keywords');
      await page.getByText(/^1–50 of 5,0\d\d keywords$/).waitFor();
      await page.getByRole('link', { name: 'Next' }).click();
      await page.getByText(/^51–100 of 5,0\d\d keywords$/).waitFor();
      await expectSane(page, 'the keywords');
      await page.getByRole('searchbox', { name: 'Search keywords' }).fill('marketing 4321');
      await expect(keyword).toHaveText(['harbor marketing 4321']);
      await page.getByRole('searchbox', { name: 'Search keywords' }).fill('');
      await page.getByRole('combobox', { name: 'Tag' }).selectOption({ label: 'tag 7 (17)' });
      await page.getByText('1–17 of 17 keywords').waitFor();
      await openRankings(page, '?tab=keywords&sort=keyword&page=101');
      await page.getByText(/^5,001–5,0\d\d of 5,0\d\d keywords$/).waitFor();
    });

    await test.step('other searches', async () => {
      await openRankings(page, '?tab=keywords');
      await page.getByText(/^Seen in search, not on your list: 1,0\d\d$/).click();
      const table = page.getByRole('table', { name: 'Searches that aren’t on your list' });
      await expectMore(
        table.getByRole('row'),
        page.getByRole('button', { name: 'Show more', exact: true }),
      );
      await expectSane(page, 'other searches');
    });

    await test.step('a keyword, and what it can be compared with', async () => {
      await openRankings(page, '?tab=keywords&search=marketing+4321');
      await keyword.first().click();
      await page.getByRole('button', { name: /^Compare/ }).click();
      await expectSane(page, 'the comparison');
    });

    await test.step('the uploaded periods', async () => {
      await query(uploads, [many]);
      await openRankings(page, '?tab=source');
      const periods = page.getByRole('region', { name: 'Uploaded periods' });
      await periods.getByRole('listitem').first().waitFor();
      await expectMore(
        periods.getByRole('listitem'),
        periods.getByRole('button', { name: 'Show earlier periods' }),
      );
      await expectSane(page, 'the uploads');
    });
  });
});
