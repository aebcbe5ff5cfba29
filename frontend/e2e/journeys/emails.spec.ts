import { randomUUID } from 'node:crypto';
import { autoReplyDelayMinutes, brand, easternTimeOf, formatTimeOfDay } from '@agency/contracts';
import { bookingPage } from '../browser/appointments.ts';
import { bookedHeadline, schedulerOn } from '../browser/scheduler.ts';
import { expect, test } from '../browser/test.ts';
import { bookAppointmentFor } from '../product/appointments.ts';
import { eventIn } from '../product/calendar.ts';
import { arrivedEmail, emailsTo } from '../product/emails.ts';
import { addLead } from '../product/leads.ts';
import { requireProduct } from '../product/settings.ts';
import {
  appointmentsOf,
  deliveryOfReply,
  leadOf,
  letReplyBeDue,
  minutesUntilReply,
} from '../product/stored.ts';

/** The path of the visitor's own page, taken from the email. */
function bookingPathIn(text = ''): string {
  const [path] = /\/booking\/[\w-]+/.exec(text) ?? [];
  if (!path) throw new Error(`No booking link in: ${text}`);
  return path;
}

test('a lead who books no call gets the reply that asks to, and one who books does not', async () => {
  const [open, booked] = await Promise.all(
    ['open', 'booked'].map((name) =>
      addLead({ email: `${name}-${randomUUID().slice(0, 12)}@tidewater.example` }),
    ),
  );
  if (!open || !booked) throw new Error('two leads were added');
  await bookAppointmentFor(booked);
  expect(await minutesUntilReply(open.id)).toBe(autoReplyDelayMinutes);

  await Promise.all([letReplyBeDue(booked.id), letReplyBeDue(open.id)]);
  const reply = await arrivedEmail((await leadOf(open.id))?.email ?? '', /isn’t booked yet/);
  expect(reply.text).toContain(`/thank-you?contactId=${open.id}`);
  await expect.poll(() => deliveryOfReply(booked.id)).toBe('skipped');
});

test('a link of the reply asks about its time, books nothing by being opened, and books it with one press', async ({
  page,
}) => {
  const email = `${randomUUID().slice(0, 12)}@tidewater.example`;
  const { id } = await addLead({ email });
  await letReplyBeDue(id);
  const { text = '' } = await arrivedEmail(email, /isn’t booked yet/);
  const links = text.match(/\/thank-you\?contactId=\d+&start=[^>\s]+/g) ?? [];
  expect(links).toHaveLength(3);
  const [, startsAt = ''] = /start=(.+)$/.exec(links[2] ?? '') ?? [];
  await page.goto(links[2] ?? '');
  const scheduler = schedulerOn(page);
  await expect(scheduler.panel).toBeFocused();
  expect(await appointmentsOf(id)).toStrictEqual([]);
  await scheduler.confirm.click();
  await bookedHeadline(page).waitFor();
  const [appointment, ...others] = await appointmentsOf(id);
  expect(others).toStrictEqual([]);
  expect(appointment?.scheduled_at).toStrictEqual(new Date(startsAt));

  // For another lead the same time is taken.
  await page.goto((links[2] ?? '').replace(String(id), String((await addLead({})).id)));
  await expect(
    page.getByText('That time was just taken. Please choose another one.'),
  ).toBeFocused();
});

test.describe('the emails of a call', () => {
  test('add it to the calendar, move it there, and remove it', async ({ page }) => {
    const email = `${randomUUID().slice(0, 12)}@tidewater.example`;
    const lead = await addLead({ email });
    const { startsAt } = await bookAppointmentFor(lead);

    const invitation = await arrivedEmail(email, /^Your strategy call/);
    const invited = eventIn(invitation);
    expect({ ...invited, uid: undefined }).toStrictEqual({
      partMethod: 'REQUEST',
      method: 'REQUEST',
      uid: undefined,
      sequence: 0,
      startsAt,
      endsAt: new Date(startsAt.getTime() + 30 * 60_000),
      organizer: `mailto:${brand.email}`,
      attendee: `mailto:${email}`,
    });
    expect(invitation.from?.address).toBe(brand.email);
    expect(invitation.attachments.some(({ filename }) => filename === 'invite.ics')).toBe(true);
    expect(invitation.html, 'The time is not in the email.').toContain(
      formatTimeOfDay(easternTimeOf(startsAt)),
    );

    await page.goto(requireProduct().baseUrl + bookingPathIn(invitation.text));
    const visitor = bookingPage(page);
    await visitor.move.click();
    await visitor.day('Wednesday').click();
    await visitor.freeSlots.last().click();
    await visitor.confirmMove.click();
    await visitor.headline('Your call has moved').waitFor();
    const moved = eventIn(await arrivedEmail(email, /^Moved/));
    expect([moved.method, moved.uid, moved.sequence]).toStrictEqual(['REQUEST', invited.uid, 1]);
    expect(moved.startsAt).not.toStrictEqual(invited.startsAt);

    await visitor.cancel.click();
    await visitor.confirmCancel.click();
    await visitor.headline('This call is canceled').waitFor();
    const cancelled = eventIn(await arrivedEmail(email, /^Canceled/));
    expect([
      cancelled.method,
      cancelled.partMethod,
      cancelled.uid,
      cancelled.sequence,
    ]).toStrictEqual(['CANCEL', 'CANCEL', invited.uid, 2]);

    const subjects = (await emailsTo(email)).map(({ subject }) => subject);
    expect(new Set(subjects).size, subjects.join(' · ')).toBe(subjects.length);
  });
});
