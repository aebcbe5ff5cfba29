import {
  addDays,
  calendarFeedFilePath,
  easternDateOf,
  easternInstant,
  maxCalendarFeedPastDays,
} from '@agency/contracts';
import {
  Clock,
  ENV,
  execute,
  hashOf,
  Public,
  ResponseSchema,
  Summary,
  sql,
} from '@agency/platform';
import {
  Controller,
  Get,
  Inject,
  NotFoundException,
  Param,
  Req,
  Res,
  StreamableFile,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { DataSource } from 'typeorm';
import { ownerCalendarFeed } from '../emails/owner-calendar.js';
import { type EmailEnv, siteUrlOf } from '../env.js';
import type { CalendarFeedEntity } from './calendar-feed.entity.js';
import { CalendarFeedService } from './calendar-feed.service.js';
import { FeedAppointmentsRepository } from './feed-appointments.repository.js';

/** Repeated reads of an unchanged file are recorded at most this often. */
const readingPrecisionMs = 60_000;
const noFeedMessage = 'There is no calendar at this address.';

/**
 * The owner's calls as the file that calendar apps read. Public, because the token in the path grants access. (!) No log
 * may contain the path.
 */
@Controller()
export class FeedFileController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly feed: CalendarFeedService,
    private readonly calls: FeedAppointmentsRepository,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: EmailEnv,
  ) {}

  /** Apps check whether the file has changed by its tag, or by its date. Throws 404 for a token other than the feed's. */
  @Get(calendarFeedFilePath(':token'))
  @Summary("Get the owner's calls as a calendar to subscribe to")
  @Public()
  @ResponseSchema('text/calendar')
  async get(
    @Param('token') token: string,
    @Req() { headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    const feed = await this.feed.open(token);
    if (!feed) throw new NotFoundException(noFeedMessage);
    const now = this.clock.now();
    const firstDay = addDays(easternDateOf(now), -maxCalendarFeedPastDays);
    const calls = await this.calls.findFrom(easternInstant(firstDay, '00:00'));
    const content = ownerCalendarFeed(calls, siteUrlOf(this.env));
    const hash = hashOf(content);
    const lastModified = lastModifiedOf(feed, hash, now);
    await this.noteReading(feed, { hash, lastModified, now });
    const validators = { etag: `"${hash}"`, 'last-modified': lastModified.toUTCString() };
    reply.headers({ ...validators, 'cache-control': 'private, max-age=300' });
    if (fresh(headers, validators)) {
      reply.status(304);
      return undefined;
    }
    return new StreamableFile(Buffer.from(content), { type: 'text/calendar; charset=utf-8' });
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
