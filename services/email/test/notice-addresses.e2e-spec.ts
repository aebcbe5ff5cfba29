import {
  addressConfirmationHours,
  apiPaths,
  brand,
  noticeAddressPath,
  testAddressPath,
} from '@agency/contracts';
import { ownerEmail } from './email-app.js';
import { hours } from './email-stand.js';
import { NoticeStand, office } from './notice-stand.js';

const stand = new NoticeStand();

describe('an address that the owner adds', () => {
  it('should get nothing but its link until that is used, then notices as well', async () => {
    expect((await stand.add()).json().addresses).toEqual([
      expect.objectContaining({ id: 0 }),
      expect.objectContaining({ id: 1, address: office, isConfirmed: false, isMain: false }),
    ]);
    const token = await stand.receivedToken();
    expect(stand.recipients()).toEqual([[office]]);
    expect(await stand.recipientsOf('leads', 'lead-notice')).toEqual([ownerEmail]);
    stand.forgetReceived();
    expect((await stand.confirm(token)).statusCode).toBe(204);
    expect((await stand.confirm(token)).statusCode).toBe(204);
    await stand.work();
    // The main address is told, in case someone else did it.
    expect(stand.recipients()).toEqual([[ownerEmail]]);
    expect((await stand.emails.server.emails())[0]?.text).toContain(`Also notified: ${office}`);
    expect(await stand.recipientsOf('leads', 'lead-notice')).toEqual([ownerEmail, office]);
    const [{ headerLines = [] } = {}] = await stand.emails.server.emails();
    expect(headerLines.filter(({ key }: { key: string }) => key === 'to')).toHaveLength(1);
  });

  it('should be confirmed once by a link that is opened twice at the same moment', async () => {
    await stand.add();
    const token = await stand.receivedToken();
    stand.forgetReceived();
    const both = await Promise.all([stand.confirm(token), stand.confirm(token)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    await stand.work();
    expect(stand.recipients()).toEqual([[ownerEmail]]);
  });

  it('should not be confirmed by a wrong, a foreign or an old link', async () => {
    await stand.add();
    const token = await stand.receivedToken();
    await stand.add('second@agency.example');
    for (const wrong of ['', '1', '1.', `2.${token.split('.')[1]}`, `${token}x`, 'x'.repeat(80)]) {
      expect([400, 404]).toContain((await stand.confirm(wrong)).statusCode);
    }
    stand.emails.pass(hours(addressConfirmationHours) + 1);
    expect((await stand.confirm(token)).json().message).toMatch(/no longer valid/);
    expect((await stand.ask('POST', testAddressPath(1))).statusCode).toBe(204);
    expect((await stand.confirm(await stand.receivedToken())).statusCode).toBe(204);
  });

  it('should be valid, new, and one of three at most', async () => {
    for (const address of [
      'nobody',
      'a@b',
      `x\r\nBcc: y@agency.example`,
      ownerEmail.toUpperCase(),
    ]) {
      const answer = await stand.add(address);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors).toEqual([expect.objectContaining({ path: 'address' })]);
    }
    for (let number = 1; number < 3; number++) await stand.add(`number-${number}@agency.example`);
    expect((await stand.add()).json().errors[0].message).toMatch(/at most 3/);
    expect(new Set((await stand.read()).addresses.map(({ id }) => id)).size).toBe(3);
  });

  it('should get no more after it was removed, and its number is not used again', async () => {
    await stand.add();
    const token = await stand.receivedToken();
    await stand.ask('DELETE', noticeAddressPath(1));
    expect((await stand.confirm(token)).statusCode).toBe(404);
    expect((await stand.ask('POST', testAddressPath(1))).statusCode).toBe(404);
    await stand.add();
    expect((await stand.read()).addresses.map(({ id }) => id)).toEqual([0, 2]);
    expect((await stand.confirm(token)).statusCode).toBe(404);
  });

  it('should get a test when it is confirmed', async () => {
    const id = await stand.addConfirmed();
    stand.forgetReceived();
    await stand.ask('POST', testAddressPath(id));
    await stand.ask('POST', testAddressPath(0));
    await stand.work();
    const sent = (await stand.emails.server.emails()).map(({ subject, to }) => [
      subject,
      to?.[0]?.address,
    ]);
    expect(sent.sort()).toEqual([
      [`A test from ${brand.name}`, office],
      [`A test from ${brand.name}`, ownerEmail],
    ]);
  });
});

describe('the main address', () => {
  it('should be a confirmed one, get what cannot be turned off, and the former one is told', async () => {
    await stand.add();
    expect((await stand.change({ mainId: 1 })).statusCode).toBe(409);
    await stand.confirm(await stand.receivedToken());
    await stand.work();
    stand.forgetReceived();
    expect((await stand.change({ mainId: 1 })).json().addresses).toEqual([
      expect.objectContaining({ id: 0, isMain: false }),
      expect.objectContaining({ id: 1, isMain: true }),
    ]);
    await stand.work();
    await stand.ask('PUT', apiPaths.calendarNotices, { isAttached: true });
    const [told] = await stand.emails.server.emails();
    expect(stand.recipients()).toEqual([[ownerEmail]]);
    expect(told?.text).toContain(`Main address: ${office}`);
    expect(await stand.recipientsOf('scheduling', 'own-change-notice')).toEqual([office]);
    // It stays on the list; so does the environment's address.
    expect((await stand.ask('DELETE', noticeAddressPath(1))).statusCode).toBe(409);
    expect((await stand.ask('DELETE', noticeAddressPath(0))).statusCode).toBe(409);
    expect((await stand.read()).addresses).toHaveLength(2);
    await stand.change({ mainId: 0 });
    await stand.work();
    expect(await stand.recipientsOf('scheduling', 'own-change-notice')).toEqual([ownerEmail]);
  });

  it('should be told that it no longer is one, even if it was removed at once', async () => {
    const id = await stand.addConfirmed();
    const second = await stand.addConfirmed('second@agency.example');
    await stand.change({ mainId: id });
    await stand.work();
    stand.forgetReceived();
    await stand.change({ mainId: second });
    await stand.ask('DELETE', noticeAddressPath(id));
    expect((await stand.read()).addresses.map((one) => one.id)).toEqual([0, second]);
    await stand.work();
    expect(stand.recipients()).toEqual([[office]]);
  });
});
