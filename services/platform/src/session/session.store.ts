import { createHash, randomBytes } from 'node:crypto';
import { type Gate, maxSessionHours } from '@agency/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { Clock } from '../clock/clock.js';
import { REDIS } from '../redis/redis.js';
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

/** Names a session without opening it: a hash, so that reading Redis does not reveal tokens. */
export function sessionId(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** A session's key in Redis. */
export function sessionKey(token: string): string {
  return keyOf(sessionId(token));
}

const keyOf = (id: string) => `session:${id}`;

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

  /** The same for sessions by their ids, in their order. */
  async gatesOfEach(ids: readonly string[]): Promise<Gate[][]> {
    return (await this.openRecords(ids)).map(gatesIn);
  }

  /** Ends a session at both gates. */
  async end(id: string): Promise<void> {
    await this.redis.del(keyOf(id));
  }

  /**
   * Opens a gate under a new token, which no one can have known before, and moves the old token's gates to it. Expires
   * after twelve hours.
   */
  async open(gate: Gate, fingerprint: string, oldToken: string | undefined): Promise<string> {
    // Taken, not copied: a session that is ended meanwhile must not live on in the new one.
    const old = oldToken ? await this.redis.getdel(sessionKey(oldToken)) : null;
    const others = this.openIn(old, old && (await this.redis.get(fingerprintsKey)));
    const openUntil = this.clock.now().getTime() + maxSessionMs;
    const token = randomBytes(32).toString('base64url');
    const record = [
      ...others.filter((other) => other.gate !== gate),
      { gate, openUntil, fingerprint },
    ];
    await this.redis.set(sessionKey(token), JSON.stringify(record), 'PX', maxSessionMs);
    return token;
  }

  /**
   * Closes one gate of a session, even if another one opened it; returns those still open. It stays closed until its
   * own password, or a new login at the other gate, opens it.
   */
  async close(gate: Gate, token: string): Promise<Gate[]> {
    const rest = (await this.openGates(token))
      .filter((other) => other.gate !== gate)
      .map((other) => (impliedGates[other.gate].includes(gate) ? logOutOf(gate, other) : other));
    // Only if it is still there: the owner may have ended it.
    if (rest.length === 0) await this.end(sessionId(token));
    else {
      await this.redis.set(sessionKey(token), JSON.stringify(rest), 'PX', maxSessionMs, 'XX');
    }
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

  /** Sets those of these gates. (!) Not atomic: one caller at a time. */
  async updateFingerprints(fingerprints: PasswordFingerprints): Promise<void> {
    const current = await this.redis.get(fingerprintsKey);
    const known = passwordFingerprintsSchema.parse(JSON.parse(current ?? '{}'));
    await this.publishFingerprints({ ...known, ...fingerprints });
  }

  private async openGates(token: string): Promise<SessionRecord> {
    const [record = []] = await this.openRecords([sessionId(token)]);
    return record;
  }

  private async openRecords(ids: readonly string[]): Promise<SessionRecord[]> {
    const [current, ...stored] = await this.redis.mget(fingerprintsKey, ...ids.map(keyOf));
    return stored.map((record) => this.openIn(record, current));
  }

  /** The gates of a stored session that are still open. */
  private openIn(record: string | null, current: string | null | undefined): SessionRecord {
    const fingerprints = passwordFingerprintsSchema.parse(JSON.parse(current ?? '{}'));
    const now = this.clock.now().getTime();
    return sessionRecordSchema
      .parse(JSON.parse(record ?? '[]'))
      .filter(
        ({ gate, openUntil, fingerprint }) => openUntil > now && fingerprints[gate] === fingerprint,
      );
  }
}
