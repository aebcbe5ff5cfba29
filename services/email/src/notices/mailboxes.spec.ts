import { addressesOf, mailboxesOf, type StoredAddress } from './mailboxes.js';

const env = { MAIL_FROM: 'hello@agency.example', OWNER_EMAIL: 'owner@agency.example' };
const added = (id: number, address: string, facts: Partial<StoredAddress> = {}): StoredAddress => ({
  id,
  address,
  kinds: ['lead', 'call', 'change', 'trouble'],
  isMain: false,
  addedAt: '2026-11-10T17:00:00Z',
  confirmedAt: '2026-11-10T18:00:00Z',
  ...facts,
});
const stored = (...addresses: StoredAddress[]) => ({
  addresses,
  senderName: null,
  replyToId: null,
});

describe('the owner’s mailboxes', () => {
  it('should follow the environment’s address as long as it is not one that she added', () => {
    const chosen = stored(added(0, 'former@agency.example', { kinds: ['call'] }));
    expect(addressesOf(chosen, env)).toEqual([
      expect.objectContaining({
        id: 0,
        address: env.OWNER_EMAIL,
        kinds: ['call'],
        isMain: true,
      }),
    ]);
    const own = stored(added(3, 'Owner@agency.example', { isMain: true }));
    expect(addressesOf(own, env).map(({ id }) => id)).toEqual([3]);
  });

  it('should never be without a main one', () => {
    for (const addresses of [
      [],
      [added(1, 'office@agency.example', { confirmedAt: null })],
      [added(1, 'owner@agency.example')],
      [added(1, 'office@agency.example', { isMain: true })],
    ]) {
      const all = addressesOf(stored(...addresses), env);
      expect(all.filter(({ isMain }) => isMain)).toHaveLength(1);
      expect(mailboxesOf(stored(...addresses), env).main).toBe(
        all.find(({ isMain }) => isMain)?.address,
      );
    }
  });

  it('should send answers to a confirmed address only', () => {
    const pending = {
      ...stored(added(1, 'office@agency.example', { confirmedAt: null })),
      replyToId: 1,
    };
    expect(mailboxesOf(pending, env)).toMatchObject({
      answersTo: null,
      repliesTo: env.OWNER_EMAIL,
    });
  });
});
