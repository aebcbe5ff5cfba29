import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { CertificateKeeper } from './certificate-keeper.ts';
import type { OrderRequest } from './order.ts';
import { OrderFailure } from './order-failure.ts';
import type { Outcome } from './outcome-log.ts';
import type { RenewalInformation } from './renewal-information.ts';
import type { Settings } from './settings.ts';
import { Store } from './store.ts';
import { issue } from './testing/authority.ts';

const hour = 3_600_000;
const day = 24 * hour;
const live = 'https://authority.example/directory';
const staging = 'https://staging.authority.example/directory';

describe('the keeper of the certificate', () => {
  let folder: string;
  let now: Date;
  let ordered: OrderRequest[];
  let outcomes: Outcome[];
  let fail: (request: OrderRequest) => OrderFailure | undefined;
  let information: () => RenewalInformation | undefined;
  let serial: number;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'certificates-'));
    now = new Date('2027-01-01T00:00:00Z');
    ordered = [];
    outcomes = [];
    fail = () => undefined;
    information = () => undefined;
    serial = 0;
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const settings = (names = ['www.example.com', 'example.com']): Settings => ({
    names,
    directory: live,
    stagingDirectory: staging,
    email: undefined,
    certificatesFolder: folder,
    challengesFolder: folder,
  });
  const store = () => new Store(folder);
  const start = (chosen = settings()) =>
    new CertificateKeeper(chosen, store(), {
      now: () => now,
      random: () => 0,
      log: (outcome) => outcomes.push(outcome),
      readRenewalInformation: async () => information(),
      async order(request) {
        ordered.push(request);
        await request.onOrder();
        const failure = fail(request);
        if (failure) throw failure;
        serial += 1;
        const serialNumber = serial.toString().padStart(2, '0');
        const notAfter = new Date(now.getTime() + 90 * day);
        return issue({ names: request.names, notBefore: now, notAfter, serialNumber });
      },
    });
  const later = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  /** Lets this much time pass, with the keeper looking whenever it asks to. */
  async function pass(keeper: CertificateKeeper, ms: number): Promise<void> {
    const end = now.getTime() + ms;
    while (now.getTime() < end) later(await keeper.look());
  }
  /** Looks once, after this much time without a look. */
  async function lookAfter(keeper: CertificateKeeper, ms: number): Promise<void> {
    later(ms);
    await keeper.look();
  }
  const directories = () => ordered.map(({ directory }) => directory);
  const serialNow = async () => (await store().readCertificate())?.renewalId?.split('.')[1];

  it('should order in the staging environment first, then for real', async () => {
    await start().look();
    assert.deepEqual(directories(), [staging, live]);
    assert.deepEqual(
      outcomes.map(({ level, msg }) => [level, msg]),
      [[30, 'Certificate issued']],
    );
    assert.deepEqual(outcomes[0]?.renewal, new Date('2027-03-02T00:00:00Z'));
  });

  it('should let the gateway read the key, and nobody read the account', async () => {
    await start().look();
    assert.equal(statSync(join(folder, 'site.pem')).mode & 0o777, 0o640);
    assert.equal(statSync(join(folder, 'accounts')).mode & 0o777, 0o700);
    assert.match(readFileSync(join(folder, 'site.pem'), 'utf8'), /PRIVATE KEY.+CERTIFICATE/s);
  });

  it('should not reach the real authority while the names do not lead here', async () => {
    fail = () => new OrderFailure('validation', 'NXDOMAIN', { host: 'example.com' });
    const keeper = start();
    await pass(keeper, day);
    assert.ok(ordered.length > 20);
    assert.deepEqual([...new Set(directories())], [staging]);
    const [first] = outcomes;
    assert.match(first?.fix ?? '', /A and AAAA records of example\.com/);
    assert.equal(first?.reason, 'NXDOMAIN');
    fail = () => undefined;
    await pass(keeper, 2 * hour);
    assert.equal(outcomes.at(-1)?.msg, 'Certificate issued');
  });

  it('should go back to the staging environment after a failed validation', async () => {
    fail = ({ directory }) =>
      directory === live ? new OrderFailure('validation', 'No route', { host: 'x' }) : undefined;
    await pass(start(), 10 * 60_000);
    assert.deepEqual(directories().slice(0, 4), [staging, live, staging, live]);
  });

  it('should place five orders in a day at most', async () => {
    fail = ({ directory }) =>
      directory === live ? new OrderFailure('away', 'Out of order') : undefined;
    await pass(start(), day);
    assert.equal(directories().filter((directory) => directory === live).length, 5);
  });

  it('should renew at a third of the lifetime, once, without another rehearsal', async () => {
    const keeper = start();
    await keeper.look();
    await lookAfter(keeper, 59 * day);
    assert.equal(ordered.length, 2);
    const former = await store().readCertificate();
    await lookAfter(keeper, 2 * day);
    await lookAfter(keeper, day);
    assert.deepEqual(directories(), [staging, live, live]);
    assert.equal(ordered[2]?.replaces, former?.renewalId);
    assert.equal(outcomes.at(-1)?.msg, 'Certificate renewed');
    assert.equal(await serialNow(), 'Aw');
  });

  it('should follow the authority when it wants a renewal', async () => {
    const keeper = start();
    const saying = (days: number) => {
      const start = new Date(now.getTime() + days * day);
      const window = { start, end: new Date(start.getTime() + day) };
      information = () => ({ window, askAgainAt: new Date(now.getTime() + 6 * hour) });
    };
    saying(50);
    await keeper.look();
    await lookAfter(keeper, 49 * day);
    assert.equal(ordered.length, 2);
    await lookAfter(keeper, day);
    assert.equal(ordered.length, 3);
    saying(50);
    await lookAfter(keeper, 6 * hour);
    // It has revoked the certificate.
    saying(-2);
    await lookAfter(keeper, 5 * hour);
    assert.equal(ordered.length, 3);
    await lookAfter(keeper, hour);
    assert.equal(ordered.length, 4);
  });

  it('should renew by the lifetime while the authority does not tell', async () => {
    information = () => {
      throw new Error('Away');
    };
    const keeper = start();
    await keeper.look();
    await lookAfter(keeper, 59 * day);
    assert.equal(ordered.length, 2);
    await lookAfter(keeper, 2 * day);
    assert.equal(ordered.length, 3);
  });

  it('should keep the certificate while the authority is away, and say until when it holds', async () => {
    const keeper = start();
    await keeper.look();
    fail = () => new OrderFailure('away', 'authority.example: connect ECONNREFUSED');
    await lookAfter(keeper, 61 * day);
    const outcome = outcomes.at(-1);
    assert.deepEqual(
      [outcome?.level, outcome?.msg, outcome?.until],
      [40, 'Certificate not renewed', new Date('2027-04-01T00:00:00Z')],
    );
    assert.equal(await serialNow(), 'Ag');
    fail = () => undefined;
    await lookAfter(keeper, hour);
    assert.equal(await serialNow(), 'Aw');
  });

  it('should wait as long as a limit asks for, also after a restart', async () => {
    fail = () => new OrderFailure('rate-limit', 'Too many', { retryAfterMs: 3 * hour });
    await start().look();
    const restarted = start();
    await pass(restarted, 3 * hour - 60_000);
    assert.equal(ordered.length, 1);
    fail = () => undefined;
    await pass(restarted, hour);
    assert.equal(outcomes.at(-1)?.msg, 'Certificate issued');
  });

  it('should try at once after a restart', async () => {
    fail = () => new OrderFailure('validation', 'NXDOMAIN', { host: 'example.com' });
    await start().look();
    fail = () => undefined;
    await start().look();
    assert.equal(outcomes.at(-1)?.msg, 'Certificate issued');
  });

  it('should order anew from another authority, as after a trial in a staging environment', async () => {
    await start({ ...settings(), directory: staging, stagingDirectory: undefined }).look();
    await start().look();
    assert.deepEqual(directories(), [staging, staging, live]);
    assert.equal(ordered[2]?.replaces, undefined);
  });

  it('should order anew, staging environment first, for other names and after a lost volume', async () => {
    await start().look();
    await start(settings(['www.example.com'])).look();
    assert.deepEqual(directories(), [staging, live, staging, live]);
    assert.equal(ordered[3]?.replaces, undefined);
    rmSync(folder, { recursive: true });
    folder = mkdtempSync(join(tmpdir(), 'certificates-'));
    await start().look();
    assert.equal(ordered.length, 6);
  });

  it('should be one at a time', async () => {
    const [one, other] = [start(), start()];
    await Promise.all([one.look(), other.look()]);
    assert.equal(ordered.length, 2);
    await other.look();
    assert.equal(ordered.length, 2);
  });
});
