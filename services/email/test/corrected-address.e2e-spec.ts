import { maxEmailsPerAddressPerDay } from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
import { EmailStand, hours } from './email-stand.js';
import { refusal } from './mail-server.js';
import { addCall, addLead, deliveries, order } from './stored.js';

const stand = new EmailStand();
beforeEach(() => stand.startWorker());
const wrong = 'dana@whitfieldroofing.con';
const right = 'dana@whitfieldroofing.com';
const corrected = 'The address has since been corrected.';
const later = (minutes: number) => new Date(stand.now.getTime() + minutes * 60_000);
const emailsTo = (address: string) =>
  stand.server.received.filter(({ recipients }) => recipients.includes(address)).length;

const invite = (about: number) =>
  order('scheduling', { name: 'booking-invitation', about, dueAt: stand.now });
const correct = (contactId: number, email: string) =>
  admin.query('UPDATE leads.contacts SET email = $2 WHERE id = $1', [contactId, email]);

/** A call of someone who mistyped her address. */
async function mistyped(startsAt = later(hours(48)), email = wrong) {
  return addCall(startsAt, await addLead({ email }));
}

describe('an invitation to a corrected address', () => {
  it('should be sent once to each of the two mailboxes', async () => {
    const { id, contactId } = await mistyped();
    await invite(id);
    await stand.work();
    await correct(contactId, right);
    for (let copy = 0; copy < 3; copy += 1) {
      await invite(id);
      await stand.work();
    }
    expect([emailsTo(wrong), emailsTo(right)]).toEqual([1, 1]);
    const sent = { mail: 'booking-invitation', state: 'sent', reason: null, attempts: 1 };
    expect(await deliveries()).toEqual([sent, sent]);
    await correct(contactId, 'Dana+calls@WhitfieldRoofing.com');
    await invite(id);
    await stand.work();
    expect(stand.server.received).toHaveLength(2);
  });

  it('should be the only one when the first had not been sent yet', async () => {
    const { id, contactId } = await mistyped();
    await invite(id);
    await correct(contactId, right);
    await invite(id);
    await stand.work();
    expect([emailsTo(wrong), emailsTo(right)]).toEqual([0, 1]);
  });

  it('should take the place of one that waits for the mail server', async () => {
    const { id, contactId } = await mistyped();
    stand.server.behavior.onRecipient = () => {
      throw refusal(451, 'later');
    };
    await invite(id);
    await stand.work();
    stand.server.behavior = {};
    await correct(contactId, right);
    await invite(id);
    await stand.work();
    await stand.retryNow();
    expect([emailsTo(wrong), emailsTo(right)]).toEqual([0, 1]);
    expect(await deliveries()).toEqual([
      { mail: 'booking-invitation', state: 'skipped', reason: corrected, attempts: 1 },
      { mail: 'booking-invitation', state: 'sent', reason: null, attempts: 1 },
    ]);
  });

  it('should count for both mailboxes, so that no one gets more by corrections', async () => {
    const stranger = 'stranger@third-party.example';
    for (let call = 0; call < maxEmailsPerAddressPerDay + 1; call += 1) {
      const { id, contactId } = await mistyped(later(hours(48) + call * 60), stranger);
      await invite(id);
      await stand.work();
      await correct(contactId, `other${call}@third-party.example`);
      await invite(id);
      await stand.work();
    }
    for (let call = 0; call < 2; call += 1) {
      const { id, contactId } = await mistyped(later(hours(72) + call * 60));
      await invite(id);
      await stand.work();
      await correct(contactId, stranger);
      await invite(id);
      await stand.work();
    }
    expect(emailsTo(stranger)).toBe(maxEmailsPerAddressPerDay);
  });
});
