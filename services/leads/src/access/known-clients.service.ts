import { randomBytes } from 'node:crypto';
import { type Gate, gateSchema } from '@agency/contracts';
import { Clock, ENV, hashOf, limitKey, REDIS } from '@agency/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { LeadsEnv } from '../env.js';
import { isInNetworks } from './owner-networks.js';

/** As long as browsers keep a cookie. Renewed by each login. */
export const deviceDays = 400;

/** Only a few recent ones: others on such a network do not count as strangers. */
const maxNetworks = 5;
const networkDays = 90;

const dayMs = 86_400_000;

const deviceKey = (gate: Gate, device: string) => `session-device:${gate}:${hashOf(device)}`;
const networksKey = (gate: Gate) => `session-networks:${gate}`;

export interface Client {
  address: string;
  /** The token in the device cookie, if there is one. */
  device: string | undefined;
}

/**
 * The devices and networks that the owner has logged in from, for each gate (docs/decisions/026). Redis stores only
 * hashes.
 */
@Injectable()
export class KnownClientsService {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(ENV) private readonly env: LeadsEnv,
    private readonly clock: Clock,
  ) {}

  async knowsDevice(gate: Gate, device: string | undefined): Promise<boolean> {
    return device !== undefined && (await this.redis.exists(deviceKey(gate, device))) === 1;
  }

  async knowsNetwork(gate: Gate, address: string): Promise<boolean> {
    if (isInNetworks(this.env.OWNER_NETWORKS, address)) return true;
    const lastSignIn = await this.redis.zscore(networksKey(gate), limitKey(address));
    return lastSignIn !== null && Number(lastSignIn) > this.oldestNetwork();
  }

  /** Call it after the correct password. Returns the token for the device cookie. */
  async remember(gate: Gate, { address, device }: Client): Promise<string> {
    const networks = networksKey(gate);
    await this.redis
      .multi()
      .zadd(networks, this.clock.now().getTime(), limitKey(address))
      .zremrangebyrank(networks, 0, -maxNetworks - 1)
      .expire(networks, networkDays * 86_400)
      .exec();
    const known = await this.gatesOf(device);
    // A token that this gate did not issue may have been planted: a new one takes over its records.
    const token = device && known.includes(gate) ? device : randomBytes(32).toString('base64url');
    await Promise.all([...known, gate].map((one) => this.keepDevice(one, token)));
    return token;
  }

  private async gatesOf(device: string | undefined): Promise<Gate[]> {
    const known = await Promise.all(
      gateSchema.options.map((gate) => this.knowsDevice(gate, device)),
    );
    return gateSchema.options.filter((_, index) => known[index]);
  }

  private async keepDevice(gate: Gate, token: string): Promise<void> {
    await this.redis.set(deviceKey(gate, token), '1', 'EX', deviceDays * 86_400);
  }

  private oldestNetwork(): number {
    return this.clock.now().getTime() - networkDays * dayMs;
  }
}
