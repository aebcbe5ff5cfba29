import { randomUUID } from 'node:crypto';
import { expectUsable } from '../browser/accessibility.ts';
import { expectDescription } from '../browser/lead-form.ts';
import { leadPanel, openDesk } from '../browser/owner.ts';
import { expect, test } from '../browser/test.ts';
import { expectToast } from '../browser/toast.ts';
import { bookAppointmentFor } from '../product/appointments.ts';
import { arrivedEmail, emailsTo } from '../product/emails.ts';
import { addLead } from '../product/leads.ts';
import { leadOf } from '../product/stored.ts';

const address = () => `${randomUUID().slice(0, 12)}@tidewater.example`;

test.describe('a lead with a mistyped email address', () => {
  test(`is corrected on the desk, and later emails use the new address`, async ({ newVisitor }) => {
    const { page } = await newVisitor({ width: 360 });
    const [wrong, right] = [address(), address()];
    const lead = await addLead({ email: wrong, company: 'Tidewater Boats' });
    await openDesk(page, `?lead=${lead.id}`);
    const { panel, edit, field, save, timeline } = leadPanel(page);
    await edit();
    await field('Email').fill('ada@tidewater');
    await save.click();
    await expectDescription(field('Email'), 'Please enter a valid email address.');
    await expect(field('Email')).toBeFocused();
    await expectUsable(page, 'a lead being corrected');

    await field('Email').fill(right);
    await field('Company').fill('');
    await save.click();
    await expectToast(page, 'Contact Updated', 'Saved: email, company.');
    await timeline.getByText('Corrected: email, company').waitFor();
    await panel.getByRole('link', { name: right }).waitFor();
    const stored = await leadOf(lead.id);
    expect([stored?.email, stored?.company]).toStrictEqual([right, null]);

    await bookAppointmentFor(lead);
    await arrivedEmail(right, /^Your strategy call/);
    const late = (await emailsTo(wrong)).filter(({ subject }) =>
      /strategy call/.test(subject ?? ''),
    );
    expect(late).toStrictEqual([]);
  });
});
