import {
  maxRecoveryLinksPerHour,
  type RecoveryAddress,
  recoveryLinkMinutes,
} from '@agency/contracts';
import {
  Clock,
  ENV,
  emailSubject,
  execute,
  isRecoveryToken,
  OutboxService,
  sql,
} from '@agency/platform';
import { ConflictException, Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, LessThanOrEqual, MoreThan } from 'typeorm';
import type { LeadsEnv } from '../env.js';
import { passwordEmail } from './password-email.js';
import { PasswordsService } from './passwords.service.js';
import { RecoveryAddressEntity } from './recovery-address.entity.js';
import { RecoveryLinkEntity } from './recovery-link.entity.js';

const hourMs = 3_600_000;
export const changedMeanwhile = 'A password was changed in the meantime. Please try again.';

/** Links by email that set a new password for the desk, in case the owner loses hers. */
@Injectable()
export class RecoveryLinksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly passwords: PasswordsService,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: LeadsEnv,
  ) {}

  async address(manager: EntityManager = this.dataSource.manager): Promise<RecoveryAddress> {
    const row = await manager.findOneBy(RecoveryAddressEntity, this.known());
    return { addressId: row?.addressId ?? null };
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
      const row = { singleton: true, addressId, ...this.known() };
      await manager.upsert(RecoveryAddressEntity, row, ['singleton']);
      await this.endAll(manager);
      const told = { at: this.clock.now(), requestId };
      await this.outbox.enqueue(manager, passwordEmail('recovery-address-changed', 'admin', told));
    });
    return { addressId };
  }

  /** Call it when the desk's password changes: whoever knew the old one may have chosen the address. */
  async forget(manager: EntityManager): Promise<void> {
    await this.lock(manager);
    await manager.deleteAll(RecoveryAddressEntity);
    await this.endAll(manager);
  }

  private async endAll(manager: EntityManager): Promise<void> {
    const links = await manager.find(RecoveryLinkEntity);
    const unsent = links.map((link) =>
      emailSubject('recovery', { addressId: link.addressId, linkId: link.id }),
    );
    await this.outbox.withdraw(manager, unsent);
    await manager.deleteAll(RecoveryLinkEntity);
  }

  /** Sends a link if an address is set and fewer than `maxRecoveryLinksPerHour` were sent within the last hour. */
  async send(requestId: string): Promise<void> {
    // Anyone may call it: nothing is locked for a call that sends nothing.
    if (!(await this.recipient(this.dataSource.manager))) return;
    await this.outbox.transaction(async (manager) => {
      await this.lock(manager);
      const recipient = await this.recipient(manager);
      if (!recipient) return;
      const now = this.clock.now().getTime();
      const madeAt = Math.floor(now / 1_000);
      // Links older than an hour neither work nor count.
      await manager.delete(RecoveryLinkEntity, { madeAt: LessThanOrEqual(new Date(now - hourMs)) });
      const row = { ...recipient, madeAt: new Date(madeAt * 1_000), usedAt: null };
      const { id: linkId } = await manager.save(RecoveryLinkEntity, row);
      const { addressId } = recipient;
      await this.outbox.enqueue(manager, {
        requestId,
        emails: [{ name: 'password-recovery', payload: { addressId, linkId, madeAt } }],
      });
    });
  }

  async isValid(token: string): Promise<boolean> {
    return (await this.find(token, this.dataSource.manager)) !== undefined;
  }

  /** False if it is wrong, void or used, also if another request has just used it. Call it with the passwords locked. */
  async use(manager: EntityManager, token: string): Promise<boolean> {
    const link = await this.find(token, manager);
    if (!link) return false;
    const unused = { id: link.id, usedAt: IsNull() };
    const { affected } = await manager.update(RecoveryLinkEntity, unused, {
      usedAt: this.clock.now(),
    });
    return affected === 1;
  }

  /** What a link is made for now; undefined if none may be sent. */
  private async recipient(
    manager: EntityManager,
  ): Promise<Pick<RecoveryLinkEntity, 'addressId' | 'replaces'> | undefined> {
    const hourAgo = new Date(this.clock.now().getTime() - hourMs);
    const sent = await manager.countBy(RecoveryLinkEntity, { madeAt: MoreThan(hourAgo) });
    if (sent >= maxRecoveryLinksPerHour) return undefined;
    return this.inForce(manager);
  }

  /** The link of this token, if it still sets a new password. There are few. */
  private async find(
    token: string,
    manager: EntityManager,
  ): Promise<RecoveryLinkEntity | undefined> {
    const inForce = await this.inForce(manager);
    if (!inForce) return undefined;
    const since = new Date(this.clock.now().getTime() - recoveryLinkMinutes * 60_000);
    const links = await manager.findBy(RecoveryLinkEntity, {
      ...inForce,
      usedAt: IsNull(),
      madeAt: MoreThan(since),
    });
    return links.find(({ id, madeAt }) =>
      isRecoveryToken(
        token,
        { id, madeAt: madeAt.getTime() / 1_000 },
        this.env.BOOKING_LINK_SECRET,
      ),
    );
  }

  /** The chosen address and the password that a link would replace. */
  private async inForce(manager: EntityManager) {
    const { addressId } = await this.address(manager);
    const { admin: replaces } = await this.passwords.fingerprints(manager);
    return addressId === null || replaces === undefined ? undefined : { addressId, replaces };
  }

  /** One at a time: otherwise the limit could be exceeded, or a link sent to an address that is just being replaced. */
  private async lock(manager: EntityManager): Promise<void> {
    await execute(manager, sql`LOCK TABLE leads.recovery_links IN SHARE ROW EXCLUSIVE MODE`);
  }

  /** Only a choice made under the environment's current hash: a new one there invalidates it. */
  private known() {
    return { replaces: this.passwords.given('admin') };
  }
}
