import { confirmAddressParam, recoverParam } from '@agency/contracts';
import type { Page } from '@playwright/test';
import { answeredConsent, consentOn } from '../browser/consent.ts';
import { callScreens, leadScreens, settingScreens } from '../browser/desk-screens.ts';
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
import { test } from '../browser/test.ts';
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
