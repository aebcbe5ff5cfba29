import { type Gate, maxSessionHours } from '@agency/contracts';
import { Clock, limitKey, REDIS, SessionStore, sessionId } from '@agency/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import * as z from 'zod';

/** Ids of sessions, by when they were last used: services may not scan Redis for them. */
const indexKey = 'sessions';
const openerKey = (id: string) => `session-opener:${id}`;
const maxSessionMs = maxSessionHours * 3_600_000;
const notedEveryMs = 60_000;
const maxNoted = 1_000;
const maxUserAgent = 300;

const openerSchema = z.object({
  userAgent: z.string(),
  /** The hash that limits count the address under (`limitKey`). */
  network: z.string(),
  /** Milliseconds since 1970. */
  since: z.int(),
});

export interface ListedSession {
  id: string;
  gates: Gate[];
  lastSeenAt: Date;
  /** Undefined if the version that opened it did not store it. */
  opener: z.infer<typeof openerSchema> | undefined;
}

/** The browser that opens a session. */
export interface Browser {
  userAgent: string | undefined;
  address: string;
}

/** Lists the sessions of both gates. Every method throws while Redis is unavailable. */
@Injectable()
export class SessionListService {
  /** When a use was last noted, by id: once a minute is enough. */
  private readonly noted = new Map<string, number>();

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly sessions: SessionStore,
    private readonly clock: Clock,
  ) {}

  /** Call it when a session was opened, in place of the one with the old token. */
  async add(token: string, { userAgent = '', address }: Browser, oldToken?: string): Promise<void> {
    const id = sessionId(token);
    const since = this.clock.now().getTime();
    const opener = {
      userAgent: userAgent.slice(0, maxUserAgent),
      network: limitKey(address),
      since,
    };
    await this.redis.set(openerKey(id), JSON.stringify(opener), 'PX', maxSessionMs);
    await this.noteUse(token);
    if (oldToken) await this.remove(sessionId(oldToken));
    await this.redis.zremrangebyscore(indexKey, '-inf', since - maxSessionMs);
  }

  async noteUse(token: string): Promise<void> {
    const id = sessionId(token);
    const now = this.clock.now().getTime();
    if (now - (this.noted.get(id) ?? 0) < notedEveryMs) return;
    if (this.noted.size >= maxNoted) this.noted.clear();
    this.noted.set(id, now);
    await this.redis.zadd(indexKey, now, id);
  }

  /** The open ones, the most recently used first. */
  async find(): Promise<ListedSession[]> {
    const found = await this.redis.zrevrange(indexKey, 0, -1, 'WITHSCORES');
    const ids = found.filter((_, index) => index % 2 === 0);
    if (ids.length === 0) return [];
    const gates = await this.sessions.gatesOfEach(ids);
    const openers = await this.redis.mget(ids.map(openerKey));
    return ids
      .map((id, index) => {
        const opener = openers[index];
        return {
          id,
          gates: gates[index] ?? [],
          lastSeenAt: new Date(Number(found[2 * index + 1])),
          opener: opener ? openerSchema.parse(JSON.parse(opener)) : undefined,
        };
      })
      .filter((session) => session.gates.length > 0);
  }

  /** Ends a session at both gates. */
  async end(id: string): Promise<void> {
    await this.sessions.end(id);
    await this.remove(id);
  }

  /** Ends all but this one. */
  async endOthers(token: string): Promise<void> {
    for (const { id } of await this.find()) if (id !== sessionId(token)) await this.end(id);
  }

  private async remove(id: string): Promise<void> {
    await this.redis.del(openerKey(id));
    await this.redis.zrem(indexKey, id);
  }
}
