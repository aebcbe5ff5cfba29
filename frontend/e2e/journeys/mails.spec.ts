import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { brand } from '@agency/contracts';
import { visitorsCall } from '../browser/calls.ts';
import { bookedHeadline, firstFreeTime, openScheduler } from '../browser/scheduler.ts';
import { withVisitors } from '../browser/visits.ts';
import { eventIn } from '../product/calendar.ts';
import { addLead } from '../product/leads.ts';
import { arrivedMail, mailsTo } from '../product/mails.ts';
import { requireProduct } from '../product/settings.ts';

/** The path of the visitor's own page, taken from her mail. */
function bookingPathIn(text = ''): string {
  const [path] = /\/booking\/[\w-]+/.exec(text) ?? [];
  if (!path) throw new Error(`No booking link in: ${text}`);
  return path;
}

describe('the mails of a call', () => {
  it(
    'should put it into the calendar, move it there, and take it out again',
    { timeout: 60_000 },
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor();
      const email = `${randomUUID().slice(0, 12)}@tidewater.example`;
      const lead = await addLead({ email });
      const scheduler = await openScheduler(page, lead.id);
      const free = await firstFreeTime(scheduler, 'Thursday');
      await free.slot.click();
      await scheduler.confirm.click();
      await bookedHeadline(page).waitFor();

      const invitation = await arrivedMail(email, /^Your strategy call/);
      const invited = eventIn(invitation);
      assert.deepEqual(
        { ...invited, uid: undefined },
        {
          partMethod: 'REQUEST',
          method: 'REQUEST',
          uid: undefined,
          sequence: 0,
          startsAt: free.startsAt,
          endsAt: new Date(free.startsAt.getTime() + 30 * 60_000),
          organizer: `mailto:${brand.email}`,
          attendee: `mailto:${email}`,
        },
      );
      assert.equal(invitation.from?.address, brand.email);
      assert.ok(invitation.attachments.some(({ filename }) => filename === 'invite.ics'));
      assert.ok(invitation.html?.includes(free.time), 'The time is not in the mail.');

      await page.goto(requireProduct().baseUrl + bookingPathIn(invitation.text));
      const visitor = visitorsCall(page);
      await visitor.move.click();
      await visitor.day('Thursday').click();
      await visitor.freeSlots.last().click();
      await visitor.confirmMove.click();
      await visitor.headline('Your call has moved').waitFor();
      const moved = eventIn(await arrivedMail(email, /^Moved/));
      assert.deepEqual([moved.method, moved.uid, moved.sequence], ['REQUEST', invited.uid, 1]);
      assert.notDeepEqual(moved.startsAt, invited.startsAt);

      await page.reload();
      await visitor.cancel.click();
      await visitor.confirmCancel.click();
      await visitor.headline('This call is cancelled').waitFor();
      const cancelled = eventIn(await arrivedMail(email, /^Cancelled/));
      assert.deepEqual(
        [cancelled.method, cancelled.partMethod, cancelled.uid, cancelled.sequence],
        ['CANCEL', 'CANCEL', invited.uid, 2],
      );

      const subjects = (await mailsTo(email)).map(({ subject }) => subject);
      assert.equal(new Set(subjects).size, subjects.length, subjects.join(' · '));
    }),
  );
});
