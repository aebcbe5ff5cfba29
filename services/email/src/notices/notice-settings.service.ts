import {
  addressConfirmationHours,
  brand,
  maxNoticeAddresses,
  type NoticeKind,
  type NoticeSettings,
  noticeKindOptions,
  optionValues,
  type UpdateNoticeSettings,
} from '@agency/contracts';
import {
  Clock,
  type EmailNameOf,
  ENV,
  messageForStatus,
  OutboxService,
  ValidationException,
} from '@agency/platform';
import { ConflictException, Inject, Injectable, NotFoundException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EmailEnv } from '../env.js';
import { isTokenOf } from './address-token.js';
import { addressesOf, isSameMailbox, type StoredAddress, type StoredNotices } from './mailboxes.js';
import { NoticeSettingsRepository, type NoticesChange } from './notice-settings.repository.js';

const expiredMessage = 'This link is no longer valid. Please ask for a new one.';
const staysMessage =
  'The main address can’t be removed. Please make another one the main address first.';
/** A removed address may still have to be told what happened. */
const keptAfterRemovalMs = 7 * 86_400_000;
const allKinds = optionValues(noticeKindOptions);

type AddressEmail = EmailNameOf<'address'>;

/** Changes who is notified of what, and how emails are sent. */
@Injectable()
export class NoticeSettingsService {
  constructor(
    private readonly stored: NoticeSettingsRepository,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: EmailEnv,
  ) {}

  get(): Promise<NoticeSettings> {
    return this.stored.read();
  }

  /** Throws 404 for an address that cannot be used, and 409 for one that is not confirmed. */
  update(request: UpdateNoticeSettings, requestId: string): Promise<NoticeSettings> {
    return this.stored.change(async (row, manager) => {
      const { senderName, replyToId, mainId, kindsOf } = request;
      if (senderName !== undefined) row.senderName = senderName === brand.name ? null : senderName;
      if (replyToId !== undefined) {
        if (replyToId !== null) assertConfirmed(this.addressIn(row, replyToId));
        if (row.replyToId !== replyToId) await this.tellMain(row, manager, requestId);
        row.replyToId = replyToId;
      }
      if (kindsOf) {
        const { isMain } = this.addressIn(row, kindsOf.id);
        const kinds = isMain ? withTrouble(kindsOf.kinds) : inOrder(kindsOf.kinds);
        this.replace(row, kindsOf.id, { kinds });
      }
      if (mainId !== undefined) await this.makeMain(row, mainId, manager, requestId);
    });
  }

  /** Sends a link that confirms the address. Nothing else is sent there until it is confirmed. */
  add(address: string, requestId: string): Promise<NoticeSettings> {
    return this.stored.change(async (row, manager) => {
      const known = addressesOf(row, this.env);
      if (known.some((one) => isSameMailbox(one.address, address))) {
        throw refused('This address is on the list already.');
      }
      if (known.length >= maxNoticeAddresses) {
        throw refused(`There can be at most ${maxNoticeAddresses} addresses.`);
      }
      row.lastAddressId += 1;
      const id = row.lastAddressId;
      const addedAt = this.clock.now().toISOString();
      row.addresses = [
        ...row.addresses,
        { id, address, kinds: [...allKinds], isMain: false, addedAt, confirmedAt: null },
      ];
      await this.request(manager, 'address-confirmation', { row, id }, requestId);
    });
  }

  /** Throws 409 for the main address and the environment's. Repeating it changes nothing. */
  remove(id: number): Promise<NoticeSettings> {
    return this.stored.change((row) => {
      const found = addressesOf(row, this.env).find((one) => one.id === id);
      if (!found) return false;
      if (found.isMain || id === 0) throw new ConflictException(staysMessage);
      const now = this.clock.now();
      const kept = now.getTime() - keptAfterRemovalMs;
      this.replace(row, id, { removedAt: now.toISOString() });
      row.addresses = row.addresses.filter(
        ({ removedAt }) => removedAt === undefined || Date.parse(removedAt) > kept,
      );
      if (row.replyToId === id) row.replyToId = null;
    });
  }

  /** Sends a test to a confirmed address. An unconfirmed one gets its link again, valid for the full time. */
  async test(id: number, requestId: string): Promise<void> {
    await this.stored.change(async (row, manager) => {
      const { confirmedAt } = this.addressIn(row, id);
      const name = confirmedAt === null ? 'address-confirmation' : 'address-test';
      if (confirmedAt === null) {
        this.replace(row, id, { addedAt: this.clock.now().toISOString() });
      }
      await this.request(manager, name, { row, id }, requestId);
    });
  }

  /**
   * Throws 404 for a token that is wrong or too old. Only the first use changes anything, and tells the main address.
   */
  async confirm(token: string, requestId: string): Promise<void> {
    // Anyone may call it: nothing is locked for a token that changes nothing.
    const found = this.ofToken(await this.stored.find(), token);
    if (found.confirmedAt !== null) return;
    await this.stored.change(async (row, manager) => {
      const { id, addedAt, confirmedAt } = this.ofToken(row, token);
      if (confirmedAt !== null) return false;
      const age = this.clock.now().getTime() - Date.parse(addedAt);
      if (age > addressConfirmationHours * 3_600_000) throw new NotFoundException(expiredMessage);
      this.replace(row, id, { confirmedAt: this.clock.now().toISOString() });
      await this.tellMain(row, manager, requestId);
    });
  }

  private ofToken(row: StoredNotices, token: string): StoredAddress {
    const secret = this.env.BOOKING_LINK_SECRET;
    const found = addressesOf(row, this.env).find((one) => isTokenOf(token, one, secret));
    if (!found) throw new NotFoundException(expiredMessage);
    return found;
  }

  private async tellMain(
    row: NoticesChange,
    manager: EntityManager,
    requestId: string,
  ): Promise<void> {
    const { id } = this.mainIn(row);
    await this.request(manager, 'addresses-changed', { row, id }, requestId);
  }

  /** The former main address is told, in case someone else did it. */
  private async makeMain(
    row: NoticesChange,
    id: number,
    manager: EntityManager,
    requestId: string,
  ): Promise<void> {
    const next = this.addressIn(row, id);
    assertConfirmed(next);
    const former = this.mainIn(row);
    if (former.id === id) return;
    this.replace(row, former.id, { isMain: false });
    this.replace(row, id, { isMain: id !== 0, kinds: withTrouble(next.kinds) });
    await this.request(manager, 'addresses-changed', { row, id: former.id }, requestId);
  }

  private async request(
    manager: EntityManager,
    name: AddressEmail,
    { row, id }: { row: NoticesChange; id: number },
    requestId: string,
  ): Promise<void> {
    const emails = [{ name, payload: { addressId: id, version: row.version } }];
    await this.outbox.enqueue(manager, { requestId, emails });
  }

  private replace(row: NoticesChange, id: number, change: Partial<StoredAddress>): void {
    const before = this.addressIn(row, id);
    const others = row.addresses.filter((one) => one.id !== id);
    row.addresses = [...others, { ...before, ...change }].sort((a, b) => a.id - b.id);
  }

  private addressIn(row: NoticesChange, id: number): StoredAddress {
    const found = addressesOf(row, this.env).find((one) => one.id === id);
    if (!found) throw new NotFoundException(messageForStatus(404));
    return found;
  }

  private mainIn(row: NoticesChange): StoredAddress {
    const main = addressesOf(row, this.env).find(({ isMain }) => isMain);
    if (!main) throw new Error('There is no main address.');
    return main;
  }
}

const inOrder = (kinds: readonly NoticeKind[]) => allKinds.filter((kind) => kinds.includes(kind));

/** The main address must be notified when something no longer works. */
const withTrouble = (kinds: readonly NoticeKind[]) => inOrder([...kinds, 'trouble']);

function assertConfirmed({ confirmedAt }: StoredAddress): void {
  if (confirmedAt === null) {
    throw new ConflictException(
      'Please confirm this address first, with the link we emailed to it.',
    );
  }
}

const refused = (message: string) => new ValidationException([{ path: 'address', message }]);
