import type { NoticeSettings } from '@agency/contracts';
import { ENV, execute, OutboxService, sql } from '@agency/platform';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { EmailEnv } from '../env.js';
import { addressesOf, type Mailboxes, mailboxesOf } from './mailboxes.js';
import { NoticeSettingsEntity } from './notice-settings.entity.js';

/** The stored settings of notices: one row. */
@Injectable()
export class NoticeSettingsRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: OutboxService,
    @Inject(ENV) private readonly env: EmailEnv,
  ) {}

  /** Null until the owner has saved any. */
  find(): Promise<NoticeSettingsEntity | null> {
    return this.dataSource.manager.findOneBy(NoticeSettingsEntity, { singleton: true });
  }

  /** As the next email uses them. */
  async mailboxes(): Promise<Mailboxes> {
    return mailboxesOf(await this.find(), this.env);
  }

  /** An address of the owner's, also for a while after it was removed: it may still have to be told. */
  async findAddress(id: number): Promise<{ address: string | undefined; mailboxes: Mailboxes }> {
    const stored = await this.find();
    const all = [...addressesOf(stored, this.env), ...(stored?.addresses ?? [])];
    return {
      address: all.find((one) => one.id === id)?.address,
      mailboxes: mailboxesOf(stored, this.env),
    };
  }

  /** Undefined for the main address, and for one that was removed or is not confirmed. */
  async findConfirmed(id: number): Promise<string | undefined> {
    const all = addressesOf(await this.find(), this.env);
    return all.find((one) => one.id === id && one.confirmedAt !== null && !one.isMain)?.address;
  }

  /** As the owner sees them. */
  async read(): Promise<NoticeSettings> {
    return this.shown(await this.find());
  }

  /** Changes the locked row, one change at a time. Saves nothing, and keeps the version, if `work` returns false. */
  async change(
    work: (
      row: NoticeSettingsEntity,
      manager: EntityManager,
    ) => false | undefined | Promise<false | undefined>,
  ): Promise<NoticeSettings> {
    return this.outbox.transaction(async (manager) => {
      await execute(
        manager,
        sql`INSERT INTO email.notice_settings (version, addresses, last_address_id)
          VALUES (0, '[]', 0) ON CONFLICT DO NOTHING`,
      );
      const row = await manager.findOneOrFail(NoticeSettingsEntity, {
        where: { singleton: true },
        lock: { mode: 'pessimistic_write' },
      });
      const before = this.shown(row);
      row.version += 1;
      if ((await work(row, manager)) === false) return before;
      return this.shown(await manager.save(NoticeSettingsEntity, row));
    });
  }

  private shown(row: NoticeSettingsEntity | null): NoticeSettings {
    const { from } = mailboxesOf(row, this.env);
    return {
      addresses: addressesOf(row, this.env).map(({ id, address, kinds, isMain, confirmedAt }) => ({
        id,
        address,
        kinds,
        isMain,
        isConfirmed: confirmedAt !== null,
      })),
      from: from.address,
      senderName: from.name,
      replyToId: row?.replyToId ?? null,
    };
  }
}
