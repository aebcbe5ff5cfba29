import { admin } from '@agency/testing/admin-database';
import { fromAddress, ownerEmail } from './email-app.js';
import { EmailStand } from './email-stand.js';
import { refusal } from './mail-server.js';
import { addLead, deliveries, order, orderReply } from './stored.js';

const stand = new EmailStand();
beforeEach(() => stand.startWorker());

/** Sends a reply and reads it as a mailbox would. */
async function sendReply(contactId: number, text: { subject?: string; body?: string } = {}) {
  await orderReply(contactId, { ...text, dueAt: stand.now });
  await stand.work();
  stand.pass(1);
  const email = (await stand.server.emails()).at(-1);
  if (!email) throw new Error(`It has not arrived: ${JSON.stringify(await deliveries())}`);
  const headers = new Map(email.headers.map(({ key, value }) => [key, value]));
  return { ...email, headers };
}

it('should look like an email that a person wrote, and be answered to the owner', async () => {
  const body = 'Hello Ann,\n\n<b>1 < 2</b>.\nSee https://site.example/a?b=1&c=2, or call.\n.\nBye';
  const email = await sendReply(await addLead(), { subject: 'Your ads', body });
  expect(email.subject).toBe('Your ads');
  expect(email.from).toMatchObject({ address: fromAddress });
  expect(email.to).toEqual([{ name: 'Ann Rivers', address: 'ann@harbor-bakery.example' }]);
  expect(email.replyTo).toMatchObject([{ address: ownerEmail }]);
  for (const automatic of ['auto-submitted', 'x-auto-response-suppress', 'list-unsubscribe']) {
    expect(email.headers.has(automatic)).toBe(false);
  }
  expect(email.headers.has('in-reply-to')).toBe(false);
  expect(email.text?.trim()).toBe(body);
  expect(email.html).toContain('&lt;b&gt;1 &lt; 2&lt;/b&gt;.<br />See <a href="');
  expect(email.html).toMatch(/c&#x3D;2<\/a>, or call\./);
  expect(email.attachments).toEqual([]);
});

it('should continue the conversation of the automatic reply and of earlier replies', async () => {
  const contactId = await addLead();
  await order('leads', { name: 'lead-auto-reply', about: contactId, dueAt: stand.now });
  await stand.work();
  stand.pass(1);
  const [automatic] = await stand.server.emails();
  const first = await sendReply(contactId);
  expect(first.headers.get('in-reply-to')).toBe(automatic?.messageId);
  const second = await sendReply(contactId);
  expect(second.headers.get('in-reply-to')).toBe(first.messageId);
  expect(second.headers.get('references')).toBe(`${automatic?.messageId} ${first.messageId}`);
  expect(new Set([automatic, first, second].map((email) => email?.messageId)).size).toBe(3);
  const other = await sendReply(await addLead());
  expect(other.headers.has('references')).toBe(false);
});

it('should not be limited like automatic emails, and make the automatic reply needless', async () => {
  const contactId = await addLead();
  for (let count = 0; count < 8; count += 1) await sendReply(contactId);
  await order('leads', { name: 'lead-auto-reply', about: contactId, dueAt: stand.now });
  await stand.work();
  expect(stand.server.received).toHaveLength(8);
  expect(await deliveries()).toContainEqual({
    mail: 'lead-auto-reply',
    state: 'skipped',
    reason: 'You had already replied.',
    attempts: 0,
  });
});

it('should be told with its id while it waits, and once it has failed', async () => {
  const contactId = await addLead();
  const replyId = await orderReply(contactId, { dueAt: stand.now });
  const events = () => admin.query('SELECT detail FROM email.contact_events');
  const detail = { mail: 'lead-reply', reason: null, replyId };
  expect(await events()).toEqual([{ detail: { ...detail, state: 'queued' } }]);
  stand.server.behavior.onRecipient = () => {
    throw refusal(550, '5.1.1 no such mailbox');
  };
  await stand.work();
  expect(await events()).toEqual([
    { detail: { ...detail, state: 'failed', reason: expect.stringContaining('rejected') } },
  ]);
});

it('should be forgotten with its lead', async () => {
  // A worker that takes it before the lead is gone sends it.
  await stand.queue.pause();
  const contactId = await addLead();
  await orderReply(contactId, { dueAt: stand.now });
  await stand.relay();
  await admin.query('DELETE FROM leads.contacts');
  await stand.queue.resume();
  await stand.settle();
  expect(stand.server.received).toHaveLength(0);
  expect(await deliveries()).toEqual([]);
});
