import {
  type CreatePushSubscriptionRequest,
  maxPushDevices,
  type PushDevice,
  type PushKind,
  type PushState,
  type PushTest,
} from '@agency/contracts';
import {
  Clock,
  execute,
  hashOf,
  sql,
  TransactionService,
  ValidationException,
} from '@agency/platform';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { DataSource, Not } from 'typeorm';
import { PushClient } from './push.client.js';
import { PushError } from './push.error.js';
import { PushSubscriptionEntity } from './push-subscription.entity.js';
import { isPublicKey } from './vapid-keys.js';

const notOnServer = 'Notifications aren’t set up on this server.';
const unknownService = 'Notifications from this browser aren’t supported.';
const badKey = 'The browser sent keys that can’t be used.';
const tooMany = `At most ${maxPushDevices} devices can be notified. Please remove one first.`;
const unknownDevice = 'This device isn’t notified.';

/** The owner's devices that get notifications. */
@Injectable()
export class PushSubscriptionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionService,
    private readonly client: PushClient,
    private readonly clock: Clock,
  ) {}

  async state(): Promise<PushState> {
    const devices = (await this.all()).map(toDevice);
    return { publicKey: this.client.publicKey ?? null, devices };
  }

  /** Those that the current key can notify, oldest first. */
  async all(): Promise<PushSubscriptionEntity[]> {
    const serverKey = this.client.publicKey;
    if (serverKey === undefined) return [];
    return this.repository.find({ where: { serverKey }, order: { id: 'ASC' } });
  }

  async add({ endpoint, keys, label }: CreatePushSubscriptionRequest): Promise<PushDevice> {
    const serverKey = this.client.publicKey;
    if (serverKey === undefined) throw new ConflictException(notOnServer);
    const target = this.client.allowed(endpoint);
    if (!target) throw new ValidationException([{ path: 'endpoint', message: unknownService }]);
    if (!isPublicKey(keys.p256dh)) {
      throw new ValidationException([{ path: 'keys.p256dh', message: badKey }]);
    }
    const saved = await this.transactions.run(async (manager) => {
      // Serialized, so that two requests never count before either has added its device.
      await execute(manager, sql`LOCK TABLE email.push_subscriptions IN SHARE ROW EXCLUSIVE MODE`);
      const repository = manager.getRepository(PushSubscriptionEntity);
      await repository.delete({ serverKey: Not(serverKey) });
      const known = await repository.findOneBy({ endpoint: target });
      if (!known && (await repository.count()) >= maxPushDevices) {
        throw new ConflictException(tooMany);
      }
      const createdAt = known?.createdAt ?? this.clock.now();
      const id = known && { id: known.id };
      return repository.save({ ...id, endpoint: target, ...keys, label, serverKey, createdAt });
    });
    return toDevice(saved);
  }

  /** Returns what was removed, so that the owner can undo it from another device. */
  async remove(id: number): Promise<CreatePushSubscriptionRequest> {
    const { endpoint, p256dh, auth, label } = await this.find(id);
    await this.repository.delete({ id });
    return { endpoint, keys: { p256dh, auth }, label };
  }

  async test(id: number): Promise<PushTest> {
    await this.find(id);
    try {
      return { outcome: await this.notify(id, 'test') };
    } catch (error) {
      if (error instanceof PushError) return { outcome: 'failed' };
      throw error;
    }
  }

  /**
   * Notifies a device, and deletes it if its push service no longer knows it. Throws a PushError if it was not
   * notified.
   */
  async notify(id: number, kind: PushKind): Promise<'sent' | 'gone'> {
    const subscription = await this.repository.findOneBy({ id });
    if (!subscription) return 'gone';
    const outcome = await this.client.send(subscription, kind);
    // By endpoint, too, because the row may have been replaced.
    const sentTo = { id, endpoint: subscription.endpoint };
    if (outcome === 'gone') await this.repository.delete(sentTo);
    else await this.repository.update(sentTo, { lastSuccessAt: this.clock.now() });
    return outcome;
  }

  private async find(id: number): Promise<PushSubscriptionEntity> {
    const subscription = await this.repository.findOneBy({ id });
    if (!subscription) throw new NotFoundException(unknownDevice);
    return subscription;
  }

  private get repository() {
    return this.dataSource.getRepository(PushSubscriptionEntity);
  }
}

function toDevice(
  subscription: Omit<PushSubscriptionEntity, 'lastSuccessAt'> & { lastSuccessAt?: Date | null },
): PushDevice {
  const { id, label, endpoint, createdAt, lastSuccessAt } = subscription;
  return {
    id,
    label,
    fingerprint: hashOf(endpoint),
    createdAt: createdAt.toISOString(),
    lastSuccessAt: lastSuccessAt?.toISOString() ?? null,
  };
}
