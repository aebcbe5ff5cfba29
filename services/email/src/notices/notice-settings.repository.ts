import type { NoticeSettings } from '@agency/contracts';
import { ENV, OutboxService, SettingsService } from '@agency/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EmailEnv } from '../env.js';
import {
  addressesOf,
  type Mailboxes,
  mailboxesOf,
  type StoredNotices,
  storedNotices,
} from './mailboxes.js';

/** A change of `StoredNotices`; `version` is part of each email about it, so that it is reported once. */
export type NoticesChange = StoredNotices & { readonly version: number };

/** The stored settings of notices. */
@Injectable()
export class NoticeSettingsRepository {
  constructor(
    private readonly settings: SettingsService,
    private readonly outbox: OutboxService,
    @Inject(ENV) private readonly env: EmailEnv,
  ) {}

  find(): Promise<StoredNotices> {
    return this.settings.read(storedNotices);
  }

  /** As the next email uses them. */
  async mailboxes(): Promise<Mailboxes> {
    return mailboxesOf(await this.find(), this.env);
  }

  /** An address of the owner's, also for a while after it was removed: it may still have to be told. */
  async findAddress(id: number): Promise<{ address: string | undefined; mailboxes: Mailboxes }> {
    const stored = await this.find();
    const all = [...addressesOf(stored, this.env), ...stored.addresses];
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

  /** One change at a time. Saves nothing, and keeps the version, if `work` returns false. */
  async change(
    work: (
      change: NoticesChange,
      manager: EntityManager,
    ) => false | undefined | Promise<false | undefined>,
  ): Promise<NoticeSettings> {
    return this.outbox.transaction(async (manager) => {
      const saved = await this.settings.change(manager, storedNotices, async (stored, version) => {
        const change = { ...stored, version };
        if ((await work(change, manager)) === false) return undefined;
        const { version: _, ...notices } = change;
        return notices;
      });
      return this.shown(saved);
    });
  }

  private shown(stored: StoredNotices): NoticeSettings {
    const { from } = mailboxesOf(stored, this.env);
    return {
      addresses: addressesOf(stored, this.env).map(
        ({ id, address, kinds, isMain, confirmedAt }) => ({
          id,
          address,
          kinds,
          isMain,
          isConfirmed: confirmedAt !== null,
        }),
      ),
      from: from.address,
      senderName: from.name,
      replyToId: stored.replyToId,
    };
  }
}
