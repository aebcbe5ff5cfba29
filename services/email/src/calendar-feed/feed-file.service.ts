import { addDays, easternDateOf, easternInstant, maxCalendarFeedPastDays } from '@agency/contracts';
import { Clock, ENV, execute, hashOf, sql } from '@agency/platform';
import { Inject, Injectable, NotFoundException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ownerCalendarFeed } from '../emails/owner-calendar.js';
import { type EmailEnv, siteUrlOf } from '../env.js';
import type { CalendarFeedEntity } from './calendar-feed.entity.js';
import { CalendarFeedService } from './calendar-feed.service.js';
import { FeedAppointmentsRepository } from './feed-appointments.repository.js';

/** Repeated reads of an unchanged file are recorded at most this often. */
const readingPrecisionMs = 60_000;
const noFeedMessage = 'There is no calendar at this address.';

export interface FeedFile {
  content: string;
  /** Hash of the content, in quotes. */
  etag: string;
  lastModified: Date;
}

/** The owner's calls as the file that calendar apps read. */
@Injectable()
export class FeedFileService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly feed: CalendarFeedService,
    private readonly calls: FeedAppointmentsRepository,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: EmailEnv,
  ) {}

  /** Throws 404 for a token other than the feed's. */
  async read(token: string): Promise<FeedFile> {
    const feed = await this.feed.open(token);
    if (!feed) throw new NotFoundException(noFeedMessage);
    const now = this.clock.now();
    const firstDay = addDays(easternDateOf(now), -maxCalendarFeedPastDays);
    const calls = await this.calls.findFrom(easternInstant(firstDay, '00:00'));
    const content = ownerCalendarFeed(calls, siteUrlOf(this.env));
    const hash = hashOf(content);
    const lastModified = lastModifiedOf(feed, hash, now);
    await this.noteReading(feed, { hash, lastModified, now });
    return { content, etag: `"${hash}"`, lastModified };
  }

  /** (!) By token, because the address may have been replaced in the meantime. */
  private async noteReading(
    { contentHash, lastReadAt, tokenHash }: CalendarFeedEntity,
    { hash, lastModified, now }: { hash: string; lastModified: Date; now: Date },
  ): Promise<void> {
    const isRecent = lastReadAt && now.getTime() - lastReadAt.getTime() < readingPrecisionMs;
    if (isRecent && contentHash === hash) return;
    await execute(
      this.dataSource.manager,
      sql`UPDATE email.calendar_feed
        SET last_read_at = ${now}, content_hash = ${hash}, content_changed_at = ${lastModified}
        WHERE token_hash = ${tokenHash}`,
    );
  }
}

/**
 * When the file last changed. (!) Not when a call last changed: the file also changes when a call is canceled or a
 * lead is erased. Advances by at least a second, the resolution of HTTP dates.
 */
function lastModifiedOf(
  { contentHash, contentChangedAt }: CalendarFeedEntity,
  hash: string,
  now: Date,
): Date {
  if (contentHash === hash && contentChangedAt) return contentChangedAt;
  const earliest = contentChangedAt ? contentChangedAt.getTime() + 1_000 : 0;
  return new Date(Math.max(now.getTime(), earliest));
}
