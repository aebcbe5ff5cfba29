import { createHash, randomBytes } from 'node:crypto';
import {
  maxRecoveryLinksPerDay,
  maxRecoveryLinksPerHour,
  type RecoveryAddress,
  recoveryLinkMinutes,
} from '@agency/contracts';
import {
  Clock,
  emailSubject,
  emailViews,
  execute,
  OutboxService,
  queryRows,
  rawSql,
  SettingsService,
  type StoredSetting,
  sql,
} from '@agency/platform';
import { ConflictException, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, LessThanOrEqual, MoreThan } from 'typeorm';
import * as z from 'zod';
import { passwordEmail } from './password-email.js';
import { PasswordsService } from './passwords.service.js';
import { RecoveryLinkEntity } from './recovery-link.entity.js';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const tokenBytes = 32;
const confirmedAddresses = emailViews.confirmedAddresses;
export const changedMeanwhile = 'A password was just changed. Please try again.';

const recoveryAddressSchema = z.object({
  /** The email service's id of the address; it never reuses one. Null: no one. */
  addressId: z.int().nullable(),
  /** Fingerprint of the environment's hash at that time. A different hash in the environment invalidates the choice. */
  replaces: z.string(),
});

/** Which of the owner's addresses gets a link that sets a new password for the desk. */
const recoveryAddress: StoredSetting<z.infer<typeof recoveryAddressSchema> | null> = {
  name: 'recovery-address',
  schema: recoveryAddressSchema.nullable(),
  initial: null,
};

/** Links by email that set a new password for the desk, in case the owner loses hers. */
@Injectable()
export class RecoveryLinksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly passwords: PasswordsService,
    private readonly settings: SettingsService,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
  ) {}

  async address(manager: EntityManager = this.dataSource.manager): Promise<RecoveryAddress> {
    const stored = await this.settings.read(recoveryAddress, manager);
    // Only a choice made under the environment's current hash: a new one there invalidates it.
    const isValid = stored?.replaces === this.passwords.given('admin');
    return { addressId: isValid ? stored.addressId : null };
  }

  /**
   * Whether a link has somewhere to go. False also while Postgres is unavailable: which gates are open must be known
   * without it.
   */
  async isOffered(): Promise<boolean> {
    const inForce = await this.inForce(this.dataSource.manager).catch(() => undefined);
    return inForce !== undefined;
  }

  /**
   * Invalidates links that were sent to the former address, and tells the owner. Throws 409 if the desk's password is
   * no longer the one that was confirmed.
   */
  async choose(
    addressId: number | null,
    { confirmed, requestId }: { confirmed: string; requestId: string },
  ): Promise<RecoveryAddress> {
    await this.outbox.transaction(async (manager) => {
      await this.passwords.lock(manager);
      await this.lock(manager);
      const { admin } = await this.passwords.fingerprints(manager);
      if (admin !== confirmed) throw new ConflictException(changedMeanwhile);
      const former = await this.address(manager);
      if (former.addressId === addressId) return;
      const replaces = this.passwords.given('admin');
      await this.settings.change(manager, recoveryAddress, () => ({ addressId, replaces }));
      await this.endAll(manager);
      const told = { at: this.clock.now(), requestId };
      await this.outbox.enqueue(manager, passwordEmail('recovery-address-changed', 'admin', told));
    });
    return { addressId };
  }

  /** Call it when the desk's password changes: whoever knew the old one may have chosen the address. */
  async forget(manager: EntityManager): Promise<void> {
    await this.lock(manager);
    await this.settings.change(manager, recoveryAddress, () => null);
    await this.endAll(manager);
  }

  /** The rows stay: ended links count, too. */
  private async endAll(manager: EntityManager): Promise<void> {
    const unused = { usedAt: IsNull() };
    const links = await manager.findBy(RecoveryLinkEntity, unused);
    const unsent = links.map((link) =>
      emailSubject('recovery', { addressId: link.addressId, linkId: link.id }),
    );
    await this.outbox.withdraw(manager, unsent);
    await manager.update(RecoveryLinkEntity, unused, { usedAt: this.clock.now() });
  }

  /** Sends a link if a confirmed address is chosen and the limits per hour and day allow one more. */
  async send(requestId: string): Promise<void> {
    // Anyone may call it: nothing is locked for a call that sends nothing.
    if (!(await this.recipient(this.dataSource.manager))) return;
    await this.outbox.transaction(async (manager) => {
      await this.lock(manager);
      const recipient = await this.recipient(manager);
      if (!recipient) return;
      const now = this.clock.now().getTime();
      const madeAt = Math.floor(now / 1_000);
      // Links older than a day neither work nor count.
      await manager.delete(RecoveryLinkEntity, { madeAt: LessThanOrEqual(new Date(now - dayMs)) });
      const token = randomBytes(tokenBytes).toString('base64url');
      const { id: linkId } = await manager.save(RecoveryLinkEntity, {
        ...recipient,
        hash: hashOf(token),
        madeAt: new Date(madeAt * 1_000),
        usedAt: null,
      });
      const { addressId } = recipient;
      await this.outbox.enqueue(manager, {
        requestId,
        emails: [{ name: 'password-recovery', payload: { addressId, linkId, madeAt, token } }],
      });
    });
  }

  async isValid(token: string): Promise<boolean> {
    const { manager } = this.dataSource;
    const valid = await this.valid(token, manager);
    return valid !== undefined && manager.existsBy(RecoveryLinkEntity, valid);
  }

  /** False if it is wrong, void or used, also if another request has just used it. Call it with the passwords locked. */
  async use(manager: EntityManager, token: string): Promise<boolean> {
    const valid = await this.valid(token, manager);
    if (!valid) return false;
    const { affected } = await manager.update(RecoveryLinkEntity, valid, {
      usedAt: this.clock.now(),
    });
    return affected === 1;
  }

  /** What a link is made for now; undefined if none may be sent. */
  private async recipient(
    manager: EntityManager,
  ): Promise<Pick<RecoveryLinkEntity, 'addressId' | 'replaces'> | undefined> {
    const inForce = await this.inForce(manager);
    if (!inForce) return undefined;
    const { addressId } = inForce;
    const sentWithin = (ms: number) => ({
      madeAt: MoreThan(new Date(this.clock.now().getTime() - ms)),
    });
    const inHour = await manager.countBy(RecoveryLinkEntity, sentWithin(hourMs));
    const inDay = await manager.countBy(RecoveryLinkEntity, { addressId, ...sentWithin(dayMs) });
    const isAllowed = inHour < maxRecoveryLinksPerHour && inDay < maxRecoveryLinksPerDay;
    return isAllowed ? inForce : undefined;
  }

  /** The conditions under which the token's link still sets a new password; undefined if none does. */
  private async valid(token: string, manager: EntityManager) {
    const inForce = await this.inForce(manager);
    if (!inForce) return undefined;
    const since = new Date(this.clock.now().getTime() - recoveryLinkMinutes * 60_000);
    return { ...inForce, hash: hashOf(token), usedAt: IsNull(), madeAt: MoreThan(since) };
  }

  /** The chosen address, if it is confirmed, and the password that a link would replace. */
  private async inForce(manager: EntityManager) {
    const { addressId } = await this.address(manager);
    if (addressId === null) return undefined;
    const { admin: replaces } = await this.passwords.fingerprints(manager);
    const confirmed = await queryRows(
      manager,
      confirmedAddresses.rowSchema,
      sql`SELECT id FROM ${rawSql(confirmedAddresses.name)} WHERE id = ${addressId}`,
    );
    return confirmed.length === 0 || replaces === undefined ? undefined : { addressId, replaces };
  }

  /** One at a time: otherwise a limit could be exceeded, or a link sent to an address that is just being replaced. */
  private async lock(manager: EntityManager): Promise<void> {
    await execute(manager, sql`LOCK TABLE leads.recovery_links IN SHARE ROW EXCLUSIVE MODE`);
  }
}

/** With 256 random bits, no one can try them all. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
