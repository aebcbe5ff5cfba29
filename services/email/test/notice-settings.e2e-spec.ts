import { brand, noticeAddressPath } from '@agency/contracts';
import { fromAddress, ownerEmail } from './email-app.js';
import { refusal } from './mail-server.js';
import { NoticeStand, office } from './notice-stand.js';
import { addCall, deliveries, order, orderReply } from './stored.js';

const stand = new NoticeStand();

it('should be as the environment says until the owner chooses', async () => {
  expect(await stand.read()).toEqual({
    addresses: [
      {
        id: 0,
        address: ownerEmail,
        kinds: ['lead', 'call', 'change', 'rankings', 'trouble'],
        isMain: true,
        isConfirmed: true,
      },
    ],
    from: fromAddress,
    senderName: brand.name,
    replyToId: null,
  });
  expect(await stand.recipientsOf('leads', 'lead-notice')).toEqual([ownerEmail]);
});

describe('what an address is notified of', () => {
  const byKind = [
    ['lead', 'leads', 'lead-notice'],
    ['call', 'scheduling', 'booking-notice'],
    ['change', 'scheduling', 'booking-change-notice'],
    ['trouble', 'scheduling', 'booking-surge-notice'],
  ] as const;
  it.each(byKind)('should be %s alone if the owner says so', async (kind, schema, name) => {
    const id = await stand.addConfirmed();
    await stand.change({ kindsOf: { id, kinds: [kind] } });
    await stand.change({ kindsOf: { id: 0, kinds: [] } });
    const toMain = kind === 'trouble' ? [ownerEmail] : [];
    expect(await stand.recipientsOf(schema, name)).toEqual([...toMain, office]);
    const others = byKind.filter(([other]) => other !== kind && other !== 'trouble');
    for (const [, otherSchema, other] of others) {
      expect(await stand.recipientsOf(otherSchema, other)).toEqual([]);
    }
    expect(await deliveries()).toContainEqual(
      expect.objectContaining({ state: 'skipped', reason: 'No address is notified of this.' }),
    );
  });
});

describe('how emails are sent', () => {
  const sentTo = async (address: string) =>
    (await stand.emails.server.emails()).find(({ to }) => to?.[0]?.address === address);

  it('should be with the owner’s name, and answers go where she says', async () => {
    const id = await stand.addConfirmed();
    await stand.change({ senderName: '  Ann "from" <Harbor>,\n Tide ' });
    await stand.change({ replyToId: id });
    await stand.work();
    expect((await stand.emails.server.emails()).at(-1)?.text).toContain(`Replies go to: ${office}`);
    const call = await addCall(new Date('2026-11-12T14:00:00Z'));
    await order('scheduling', {
      name: 'booking-invitation',
      about: call.id,
      dueAt: stand.emails.now,
    });
    await stand.work();
    const invitation = await sentTo('ann@harbor-bakery.example');
    expect(invitation?.from).toEqual({ name: 'Ann "from" <Harbor>, Tide', address: fromAddress });
    expect(invitation?.replyTo).toEqual([{ name: brand.name, address: office }]);
    stand.forgetReceived();
    await orderReply(call.contactId, { dueAt: stand.emails.now });
    await stand.work();
    expect((await sentTo('ann@harbor-bakery.example'))?.replyTo?.[0]?.address).toBe(office);
    await stand.ask('DELETE', noticeAddressPath(id));
    expect((await stand.read()).replyToId).toBeNull();
  });

  it('should need a confirmed address, and be as saved last', async () => {
    await stand.add();
    expect((await stand.change({ replyToId: 1 })).statusCode).toBe(409);
    expect((await stand.change({ replyToId: 7 })).statusCode).toBe(404);
    await Promise.all([
      stand.change({ senderName: 'One' }),
      stand.change({ kindsOf: { id: 0, kinds: ['lead', 'trouble'] } }),
    ]);
    expect(await stand.read()).toMatchObject({
      senderName: 'One',
      addresses: [{ kinds: ['lead', 'trouble'] }, { id: 1 }],
    });
    expect((await stand.change({ senderName: 'Two' })).json().senderName).toBe('Two');
    expect((await stand.change({ senderName: ' ' })).statusCode).toBe(400);
    expect((await stand.change({ senderName: brand.name })).json().senderName).toBe(brand.name);
  });
});

it('should say that one of several addresses was refused', async () => {
  await stand.addConfirmed();
  stand.emails.server.behavior.onRecipient = (address) => {
    if (address === ownerEmail) throw refusal(550, '5.1.1 no such mailbox');
  };
  expect(await stand.recipientsOf('leads', 'lead-notice')).toEqual([office]);
  expect(await deliveries()).toContainEqual(
    expect.objectContaining({
      mail: 'lead-notice',
      state: 'failed',
      reason: 'The mail server refused one of several addresses. The email was sent to the others.',
    }),
  );
});
