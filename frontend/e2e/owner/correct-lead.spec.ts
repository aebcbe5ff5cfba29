import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { assertAccessible } from '../browser/accessibility.ts';
import { assertFocused } from '../browser/keyboard.ts';
import { assertDescription } from '../browser/lead-form.ts';
import { assertNoSidewaysScroll, leadPanel, signIn } from '../browser/owner.ts';
import { bookedHeadline, firstFreeTime, openScheduler } from '../browser/scheduler.ts';
import { assertToast } from '../browser/toast.ts';
import { withVisitors } from '../browser/visits.ts';
import { addLead } from '../product/leads.ts';
import { arrivedMail, mailsTo } from '../product/mails.ts';
import { leadOf } from '../product/stored.ts';

const address = () => `${randomUUID().slice(0, 12)}@tidewater.example`;

describe('a lead with a mistyped address', () => {
  for (const width of [1440, 360]) {
    it(
      `should be corrected on the desk, which its next mails follow, at ${width} px`,
      withVisitors(async (newVisitor) => {
        const { page } = await newVisitor({ width });
        const [wrong, right] = [address(), address()];
        const lead = await addLead({ email: wrong, company: 'Tidewater Boats' });
        await signIn(page, `?lead=${lead.id}`);
        const { panel, edit, field, save, timeline } = leadPanel(page);
        await edit.click();
        await field('Email').fill('ada@tidewater');
        await save.click();
        await assertDescription(field('Email'), 'Please enter a valid email address.');
        await assertFocused(field('Email'));
        await assertAccessible(page, 'a lead being corrected');
        await assertNoSidewaysScroll(page);

        await field('Email').fill(right);
        await field('Company').fill('');
        await save.click();
        await assertToast(
          page,
          'Contact Updated',
          'Lead status and notes have been updated successfully.',
        );
        await timeline.getByText('Corrected: email, company').waitFor();
        await panel.getByRole('link', { name: right }).waitFor();
        const stored = await leadOf(lead.id);
        assert.deepEqual([stored?.email, stored?.company], [right, null]);

        const visitor = await newVisitor();
        const scheduler = await openScheduler(visitor.page, lead.id);
        const free = await firstFreeTime(scheduler, 'Tuesday');
        await free.slot.click();
        await scheduler.confirm.click();
        await bookedHeadline(visitor.page).waitFor();
        await arrivedMail(right, /^Your strategy call/);
        const late = (await mailsTo(wrong)).filter(({ subject }) =>
          /strategy call/.test(subject ?? ''),
        );
        assert.deepEqual(late, []);
      }),
    );
  }
});
