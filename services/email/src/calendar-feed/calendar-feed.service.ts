import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  type CalendarFeedState,
  calendarFeedFilePath,
  type NewCalendarFeed,
} from '@agency/contracts';
import { Clock, ENV } from '@agency/platform';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type EmailEnv, siteUrlOf } from '../env.js';
import { CalendarFeedEntity } from './calendar-feed.entity.js';

const tokenBytes = 32;
/** Matches no token. Compared with while there is no address, so that every check takes the same time. */
const noHash = Buffer.alloc(32);

/** The address of the owner's calendar feed, and whether her emails carry calendar files. */
@Injectable()
export class CalendarFeedService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: EmailEnv,
  ) {}

  async state(): Promise<CalendarFeedState> {
    const stored = await this.find();
    const { createdAt = null, lastReadAt = null } = stored ?? {};
    return {
      feed: createdAt && {
        createdAt: createdAt.toISOString(),
        lastReadAt: lastReadAt?.toISOString() ?? null,
      },
      isAttached: shouldAttach(stored),
    };
  }

  /** Whether emails to the owner carry a calendar file. */
  async isAttached(): Promise<boolean> {
    return shouldAttach(await this.find());
  }

  /** Creates a new address. The previous one stops working. */
  async renew(): Promise<NewCalendarFeed> {
    const token = randomBytes(tokenBytes).toString('base64url');
    await this.write({
      tokenHash: hashOf(token),
      createdAt: this.clock.now(),
      lastReadAt: null,
    });
    return { address: `${siteUrlOf(this.env)}${calendarFeedFilePath(token)}` };
  }

  async remove(): Promise<CalendarFeedState> {
    await this.write({ tokenHash: null, createdAt: null, lastReadAt: null });
    return this.state();
  }

  async choose(isAttached: boolean): Promise<CalendarFeedState> {
    await this.write({ isAttached });
    return this.state();
  }

  /** The feed, if the token is the one in its address. */
  async open(token: string): Promise<CalendarFeedEntity | undefined> {
    const stored = await this.find();
    const isGenuine = timingSafeEqual(hashOf(token), stored?.tokenHash ?? noHash);
    return isGenuine && stored ? stored : undefined;
  }

  private find(): Promise<CalendarFeedEntity | null> {
    return this.repository.findOneBy({ id: 1 });
  }

  private async write(change: Partial<CalendarFeedEntity>): Promise<void> {
    await this.repository.upsert({ id: 1, ...change }, ['id']);
  }

  private get repository() {
    return this.dataSource.getRepository(CalendarFeedEntity);
  }
}

/** By default, her calendar gets calls by email as long as no app reads the feed. */
const shouldAttach = (stored: CalendarFeedEntity | null) =>
  stored?.isAttached ?? (stored?.lastReadAt ?? null) === null;

const hashOf = (token: string) => createHash('sha256').update(token).digest();
