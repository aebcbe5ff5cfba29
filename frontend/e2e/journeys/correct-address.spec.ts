import { randomUUID } from 'node:crypto';
import { expectUsable } from '../browser/accessibility.ts';
import { bookedCallOn } from '../browser/booked-call.ts';
import { arriveAtThankYou, controlsOf, fillIn, leadForm } from '../browser/lead-form.ts';
import { awaitLivePage } from '../browser/live-page.ts';
import { firstFreeTime, schedulerOn } from '../browser/scheduler.ts';
import { expect, test } from '../browser/test.ts';
import { arrivedEmail, emailsTo } from '../product/emails.ts';
import { leadOf } from '../product/stored.ts';

const invitation = /^Your strategy call/;

test('a visitor corrects the address they mistyped, and gets the invitation there', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor({ width: 360, timezoneId: 'America/Los_Angeles' });
  const mailbox = `dana-${randomUUID().slice(0, 8)}`;
  const [wrong, right] = [`${mailbox}@whitfield.example`, `${mailbox}@whitfieldroofing.example`];
  await page.goto('/lead-generation');
  await awaitLivePage(page);
  const form = controlsOf(page, leadForm);
  await fillIn(form);
  await form.email.fill(wrong);
  await form.submit.click();
  const contactId = await arriveAtThankYou(page);
  const scheduler = schedulerOn(page);
  const free = await firstFreeTime(scheduler, 'Monday');
  await free.slot.click();
  await scheduler.confirm.click();

  const booked = bookedCallOn(page);
  await booked.headline.waitFor();
  await expect(booked.headline).toBeFocused();
  await expect(booked.sentTo).toContainText(`Sent to ${wrong}`);
  await expect(booked.facts.nth(1)).toContainText(/your time \(Pacific/);
  await expect(booked.webCalendars).toHaveCount(2);
  const file = await page.request.get((await booked.calendarFile.getAttribute('href')) ?? '');
  expect(await file.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*METHOD:PUBLISH/);
  await booked.access.getByText('Google Ads').click();
  await expectUsable(page, 'booked, with steps open');
  await arrivedEmail(wrong, invitation);

  await booked.correct.click();
  await expect(booked.email).toBeFocused();
  await booked.email.fill('dana@');
  await booked.send.click();
  await expect(booked.email).toHaveAccessibleDescription(/valid email/);
  await expect(booked.email).toBeFocused();
  await expectUsable(page, 'with the error of the address');
  await booked.email.fill(right);
  await booked.send.click();
  await expect(booked.sentTo).toContainText(`The invitation is on its way to ${right}`);
  await expect(booked.sentTo).toBeFocused();

  const email = await arrivedEmail(right, invitation);
  expect(email.to?.map(({ address }) => address)).toStrictEqual([right]);
  expect((await leadOf(contactId))?.email).toBe(right);
  expect(
    (await emailsTo(wrong)).filter(({ subject }) => invitation.test(subject ?? '')),
  ).toHaveLength(1);
  await page.reload();
  await expect(booked.sentTo).toContainText(`Sent to ${right}`);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain(mailbox);
});
