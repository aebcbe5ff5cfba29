import { createHash, randomBytes } from 'node:crypto';
import { type Gate, maxSessionHours } from '@agency/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { Clock } from '../clock/clock.js';
import { REDIS } from '../redis/redis.module.js';
import {
  impliedGates,
  type PasswordFingerprints,
  passwordFingerprintsSchema,
  type SessionRecord,
  sessionRecordSchema,
} from './session-record.js';

/** Where Redis keeps the fingerprints of the current passwords. */
export const fingerprintsKey = 'session-fingerprints';
const maxSessionMs = maxSessionHours * 3_600_000;

/** A session's key in Redis: a hash, so that reading Redis does not reveal tokens. */
export function sessionKey(token: string): string {
  return `session:${createHash('sha256').update(token).digest('hex')}`;
}

function gatesIn(record: SessionRecord): Gate[] {
  const open = record.flatMap(({ gate, loggedOut = [] }) => [
    gate,
    ...impliedGates[gate].filter((other) => !loggedOut.includes(other)),
  ]);
  return [...new Set(open)];
}

function logOutOf(gate: Gate, opener: SessionRecord[number]): SessionRecord[number] {
  return { ...opener, loggedOut: [...new Set([...(opener.loggedOut ?? []), gate])] };
}

/** The owner's sessions (docs/decisions/013). Every method throws while Redis is unavailable. */
@Injectable()
export class SessionStore {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly clock: Clock,
  ) {}

  /** The gates this token opens; none for an unknown or expired one, or after a password change. */
  async gatesOf(token: string): Promise<Gate[]> {
    return gatesIn(await this.openGates(token));
  }

  /**
   * Opens a gate under a new token, which nobody can have known before, and moves the old token's gates to it. Expires
   * after twelve hours.
   */
  async open(gate: Gate, fingerprint: string, oldToken: string | undefined): Promise<string> {
    const others = oldToken ? await this.openGates(oldToken) : [];
    const openUntil = this.clock.now().getTime() + maxSessionMs;
    const token = randomBytes(32).toString('base64url');
    await this.write(token, [
      ...others.filter((other) => other.gate !== gate),
      { gate, openUntil, fingerprint },
    ]);
    if (oldToken) await this.redis.del(sessionKey(oldToken));
    return token;
  }

  /**
   * Closes one gate of a session, even if another one opened it; returns those still open. It stays closed until its
   * own password, or a new sign-in at the other gate, opens it.
   */
  async close(gate: Gate, token: string): Promise<Gate[]> {
    const rest = (await this.openGates(token))
      .filter((other) => other.gate !== gate)
      .map((other) => (impliedGates[other.gate].includes(gate) ? logOutOf(gate, other) : other));
    await this.write(token, rest);
    return gatesIn(rest);
  }

  /** Sets the current passwords; sessions opened with other ones end. */
  async publishFingerprints(fingerprints: PasswordFingerprints): Promise<void> {
    await this.redis.set(fingerprintsKey, JSON.stringify(fingerprints));
  }

  /** Sets them only if Redis has none. Another replica's stay. */
  async publishMissingFingerprints(fingerprints: PasswordFingerprints): Promise<void> {
    await this.redis.set(fingerprintsKey, JSON.stringify(fingerprints), 'NX');
  }

  private async openGates(token: string): Promise<SessionRecord> {
    const [stored, current] = await this.redis.mget(sessionKey(token), fingerprintsKey);
    if (!stored || !current) return [];
    const fingerprints = passwordFingerprintsSchema.parse(JSON.parse(current));
    const now = this.clock.now().getTime();
    return sessionRecordSchema
      .parse(JSON.parse(stored))
      .filter(({ gate, openUntil, fingerprint }) => {
        return openUntil > now && fingerprints[gate] === fingerprint;
      });
  }

  private async write(token: string, record: SessionRecord): Promise<void> {
    if (record.length === 0) await this.redis.del(sessionKey(token));
    else await this.redis.set(sessionKey(token), JSON.stringify(record), 'PX', maxSessionMs);
  }
}
