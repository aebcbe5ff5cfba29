import { admin } from '@agency/testing/admin-database';
import { mailFrom, ownerEmail } from './email-app.js';
import { refusal } from './mail-server.js';
import { MailStand } from './mail-stand.js';
import { addLead, deliveries, order, orderReply } from './stored.js';

const stand = new MailStand();

/** Sends a reply and reads it as a mailbox would. */
async function sendReply(contactId: number, text: { subject?: string; body?: string } = {}) {
  await orderReply(contactId, { ...text, dueAt: stand.now });
  await stand.work();
  stand.pass(1);
  const mail = (await stand.server.mails()).at(-1);
  if (!mail) throw new Error(`It has not arrived: ${JSON.stringify(await deliveries())}`);
  const headers = new Map(mail.headers.map(({ key, value }) => [key, value]));
  return { ...mail, headers };
}

it('should look like an email that a person wrote, and be answered to the owner', async () => {
  await stand.startWorker();
  const body = 'Hello Ann,\n\n<b>1 < 2</b>.\nSee https://site.example/a?b=1&c=2, or call.\n.\nBye';
  const mail = await sendReply(await addLead(), { subject: 'Your ads', body });
  expect(mail.subject).toBe('Your ads');
  expect(mail.from).toMatchObject({ address: mailFrom });
  expect(mail.to).toEqual([{ name: 'Ann Rivers', address: 'ann@harbor-bakery.example' }]);
  expect(mail.replyTo).toMatchObject([{ address: ownerEmail }]);
  for (const automatic of ['auto-submitted', 'x-auto-response-suppress', 'list-unsubscribe']) {
    expect(mail.headers.has(automatic)).toBe(false);
  }
  expect(mail.headers.has('in-reply-to')).toBe(false);
  expect(mail.text?.trim()).toBe(body);
  expect(mail.html).toContain('&lt;b&gt;1 &lt; 2&lt;/b&gt;.<br />See <a href="');
  expect(mail.html).toMatch(/c&#x3D;2<\/a>, or call\./);
  expect(mail.attachments).toEqual([]);
});

it('should continue the conversation of the automatic reply and of earlier replies', async () => {
  await stand.startWorker();
  const contactId = await addLead();
  await order('leads', { name: 'lead-auto-reply', about: contactId, dueAt: stand.now });
  await stand.work();
  stand.pass(1);
  const [automatic] = await stand.server.mails();
  const first = await sendReply(contactId);
  expect(first.headers.get('in-reply-to')).toBe(automatic?.messageId);
  const second = await sendReply(contactId);
  expect(second.headers.get('in-reply-to')).toBe(first.messageId);
  expect(second.headers.get('references')).toBe(`${automatic?.messageId} ${first.messageId}`);
  expect(new Set([automatic, first, second].map((mail) => mail?.messageId)).size).toBe(3);
  const other = await sendReply(await addLead());
  expect(other.headers.has('references')).toBe(false);
});

it('should not be limited like automatic emails, and make the automatic reply needless', async () => {
  await stand.startWorker();
  const contactId = await addLead();
  for (let count = 0; count < 8; count += 1) await sendReply(contactId);
  await order('leads', { name: 'lead-auto-reply', about: contactId, dueAt: stand.now });
  await stand.work();
  expect(stand.server.received).toHaveLength(8);
  expect(await deliveries()).toContainEqual({
    mail: 'lead-auto-reply',
    state: 'skipped',
    reason: 'You had replied by then.',
    attempts: 0,
  });
});

it('should be told with its id while it waits, and once it has failed', async () => {
  await stand.startWorker();
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
  const contactId = await addLead();
  await orderReply(contactId, { dueAt: stand.now });
  await stand.relay();
  await admin.query('DELETE FROM leads.contacts');
  // A worker that is there before the lead is gone sends it.
  await stand.startWorker();
  await stand.settle();
  expect(stand.server.received).toHaveLength(0);
  expect(await deliveries()).toEqual([]);
});
