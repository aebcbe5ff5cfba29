import { confirmAddressParam, recoverParam } from '@agency/contracts';
import type { Page } from '@playwright/test';
import { answeredConsent, consentOn } from '../browser/consent.ts';
import { callScreens, leadScreens, settingScreens } from '../browser/desk-screens.ts';
import { pointerFaults } from '../browser/pointer-reach.ts';
import {
  answersInFull,
  bookingScreens,
  consentScreens,
  formScreens,
  overlayScreens,
  schedulerScreens,
} from '../browser/public-screens.ts';
import { previewScreens, rankingsScreens, uploadFailures } from '../browser/rankings-screens.ts';
import { expectAllHold } from '../browser/screens.ts';
import { expect, test } from '../browser/test.ts';
import { addContact } from '../product/api.ts';
import {
  bookAppointment,
  bookPastAppointment,
  bookUndeliverable,
} from '../product/appointments.ts';
import { query } from '../product/database.ts';
import { addLead } from '../product/leads.ts';
import { checkRankings } from '../product/rankings.ts';
import { openSession } from '../product/session.ts';

async function addSomeLeads(): Promise<void> {
  const { id } = await addLead();
  await query(
    `UPDATE leads.contacts SET status = 'closed-lost', closed_at = now() - interval '10 years'
     WHERE id = $1`,
    [id],
  );
  for (const company of ['Cape Fear Plumbing', 'Salt Marsh Kayaks', 'Harbor Dental', undefined]) {
    await addLead({ company, service: 'paid-search', message: 'We want more calls.' });
  }
}

/** Its script draws it: until then the page has no heading. */
async function openGate(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

test.describe('is accessible, reached by a pointer and not too wide:', () => {
  test.describe.configure({ mode: 'parallel' });

  test('the consent banner, forms, menus and missing pages', async ({ page, browserErrors }) => {
    await expectAllHold(page, consentScreens);
    await consentOn(page).button('Save Preferences').click();
    browserErrors.expect(/the server responded with a status of 404/);
    await expectAllHold(page, [...formScreens, ...overlayScreens, answersInFull]);
  });

  test('a booking, from the empty calendar to the moved call', async ({ newVisitor }) => {
    const { page } = await newVisitor({ storageState: answeredConsent() });
    await expectAllHold(page, schedulerScreens(await addContact()));
    await expectAllHold(page, bookingScreens(await bookAppointment()));
  });

  test('the owner’s day and leads', async ({ page, browserErrors }) => {
    // Some screens are left with unsaved text.
    browserErrors.allow(/^beforeunload/);
    await addSomeLeads();
    const call = await bookUndeliverable();
    await expectAllHold(page, [
      { name: 'the gate', open: () => openGate(page, '/admin') },
      { name: 'a new password by link', open: () => openGate(page, `/admin?${recoverParam}=x`) },
      { name: 'a confirmation', open: () => openGate(page, `/admin?${confirmAddressParam}=x`) },
      ...leadScreens(call),
    ]);
  });

  test('the owner’s calls', async ({ page, browserErrors }) => {
    browserErrors.allow(/^beforeunload/);
    await bookPastAppointment();
    await expectAllHold(page, callScreens(await bookUndeliverable()));
  });

  test('the owner’s availability and settings', async ({ page, browserErrors }) => {
    browserErrors.allow(/^beforeunload/);
    await addSomeLeads();
    await expectAllHold(page, settingScreens);
  });

  test('the rankings and the email previews', async ({ page, request, browserErrors }) => {
    browserErrors.expect(uploadFailures);
    await checkRankings(request);
    await expectAllHold(page, [
      { name: 'the gate', open: () => openGate(page, '/rankings') },
      ...rankingsScreens,
    ]);
    await openSession(page.request, 'admin');
    await expectAllHold(page, previewScreens);
  });
});

test.describe('the search for controls out of reach', () => {
  async function faultsOf(page: Page, html: string) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('about:blank');
    await page.setContent(`<style>body { margin: 0; font: 16px/1.5 serif }</style>${html}`);
    return pointerFaults(page);
  }
  const close =
    '<button style="justify-self: end; margin-bottom: -40px; height: 44px">Close</button>';
  const header = '<header style="height: 60px"><h2>Ada Tidewater</h2></header>';

  test('finds a button covered by a heading that is drawn later', async ({ sharedPage: page }) => {
    const panel = (button: string) => `<aside style="display: grid">${button}${header}</aside>`;
    const { covered } = await faultsOf(page, panel(close));
    expect(covered).toEqual([expect.stringMatching(/^button "Close" by (header|h2)/)]);
    const raised = close.replace('style="', 'style="position: relative; z-index: 1; ');
    expect((await faultsOf(page, panel(raised))).covered).toEqual([]);
  });

  test('finds what a fixed bar hides at the end of a page, but not what scrolls clear of it', async ({
    sharedPage: page,
  }) => {
    const bar =
      '<div style="position: fixed; inset: auto 0 0; height: 90px; background: tan"></div>';
    const links = '<a href="/a">First</a><div style="height: 1500px"></div><a href="/b">Last</a>';
    expect((await faultsOf(page, links + bar)).covered).toEqual([
      expect.stringMatching(/^a "Last" by div/),
    ]);
    const room = '<div style="height: 100px"></div>';
    expect((await faultsOf(page, links + room + bar)).covered).toEqual([]);
  });

  test('finds what is cut off, and targets that overlap', async ({ sharedPage: page }) => {
    const cut = '<div style="height: 20px; overflow: hidden"><p>One</p><a href="/a">Two</a></div>';
    expect((await faultsOf(page, cut)).covered).toHaveLength(1);
    const pair = '<a href="/a">One</a><a href="/b" style="margin-left: -9px">Two</a>';
    expect((await faultsOf(page, pair)).overlapping).toEqual(['a "One" and a "Two"']);
    const apart = '<a href="/a">One</a> <a href="/b">Two</a>';
    expect((await faultsOf(page, apart)).overlapping).toEqual([]);
  });

  test('lets controls lie on the card of a stretched link, but not on its words', async ({
    sharedPage: page,
  }) => {
    const style =
      '<style>a::after { content: ""; position: absolute; inset: 0 } li { position: relative; height: 90px } button { position: absolute; left: 0 }</style>';
    const card = (top: number) =>
      `${style}<ul><li><a href="/a">Ada</a><button style="top: ${top}px">Move</button></li></ul>`;
    expect(await faultsOf(page, card(50))).toEqual({ covered: [], overlapping: [] });
    expect((await faultsOf(page, card(0))).covered).toHaveLength(1);
  });
});
