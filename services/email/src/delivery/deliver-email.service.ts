import { apiPaths, easternInstant, offeredTimes, slotsSchema } from '@agency/contracts';
import {
  Clock,
  type EmailJob,
  ENV,
  isDatabaseUnavailable,
  isForeignKeyViolation,
  retry,
} from '@agency/platform';
import { Inject, Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { CalendarFeedService } from '../calendar-feed/calendar-feed.service.js';
import type { Email } from '../emails/email-facts.js';
import { EmailRenderer } from '../emails/email-renderer.js';
import { emails } from '../emails/emails.js';
import type { EmailEnv } from '../env.js';
import type { Mailboxes } from '../notices/mailboxes.js';
import { NoticeSettingsRepository } from '../notices/notice-settings.repository.js';
import { PushAnnouncerService } from '../push/push-announcer.service.js';
import { composeEmail, recipientsOf } from './compose-email.js';
import { type Claim, DeliveryRepository } from './delivery.repository.js';
import { EmailFactsRepository } from './email-facts.repository.js';
import { EmailHistoryRepository } from './email-history.repository.js';
import { recipientLimit } from './recipient-limit.js';
import { SendError } from './send.error.js';
import { SmtpClient } from './smtp.client.js';

const freeTimesTimeoutMs = 3_000;
const nobodyNotified = 'No address is notified of this.';

interface Writing {
  mailboxes: Mailboxes;
  /** Whether it carries a calendar file. */
  isAttached: boolean;
}

/**
 * `erased`: the lead, or whatever else the email is about, is gone. `busy`: another worker is sending it. `settled`:
 * already sent, failed or skipped. `held`: the mailbox's limit holds it back for a while.
 */
export type Outcome = 'sent' | 'failed' | 'skipped' | 'erased' | 'busy' | 'settled' | 'held';

/** Delivers one email: load, check, claim, render, send, record. */
@Injectable()
export class DeliverEmailService {
  constructor(
    private readonly facts: EmailFactsRepository,
    private readonly history: EmailHistoryRepository,
    private readonly deliveries: DeliveryRepository,
    private readonly renderer: EmailRenderer,
    private readonly smtp: SmtpClient,
    private readonly announcer: PushAnnouncerService,
    private readonly calendarFeed: CalendarFeedService,
    private readonly notices: NoticeSettingsRepository,
    private readonly clock: Clock,
    private readonly logger: PinoLogger,
    @Inject(ENV) private readonly env: EmailEnv,
  ) {}

  /** Throws a SendError if the email should be retried. The last attempt records it as failed instead. */
  async deliver(job: EmailJob, isLastAttempt: boolean): Promise<Outcome> {
    const email = await this.facts.load(job);
    if (!email) return 'erased';
    try {
      const mailboxes = await this.notices.mailboxes();
      const ownAddresses = [mailboxes.from.address, ...mailboxes.confirmed];
      const recipients = recipientsOf(email, mailboxes);
      const definition = emails[email.name];
      const isAttached =
        definition.to === 'owner' &&
        definition.isForCalendar === true &&
        // The calendar file invites the main address.
        recipients?.some(({ address }) => address === mailboxes.main) === true &&
        (await this.calendarFeed.isAttached());
      const reason = await definition.skipReason(email, {
        now: this.clock.now(),
        requested: job,
        ownAddresses,
        isAttached,
        history: this.history,
      });
      if (reason) {
        await this.deliveries.markSkipped(job, reason);
        return 'skipped';
      }
      if (recipients?.length === 0) {
        // Notifications of her devices are turned on separately.
        await this.announce(email);
        await this.deliveries.markSkipped(job, nobodyNotified);
        return 'skipped';
      }
      const limit = recipientLimit(email, {
        owner: this.env.OWNER_EMAIL,
        now: this.clock.now(),
        isByOwner: job.about === 'appointment' && job.isByOwner === true,
      });
      const claim = await this.deliveries.claim(job, limit);
      // The owner's devices are also told about a notice that goes into a summary.
      if (claim === 'skipped') await this.announce(email);
      if (typeof claim === 'string') return claim;
      // Only on the first attempt. A notification neither delays nor fails it.
      const announced = claim.attempts === 1 ? this.announce(email) : undefined;
      try {
        return await this.send(email, claim, { mailboxes, isAttached, isLastAttempt });
      } finally {
        await announced;
      }
    } catch (error) {
      if (isForeignKeyViolation(error)) return 'erased';
      throw error;
    }
  }

  /** Notifies the owner's devices. */
  private async announce(email: Email): Promise<void> {
    const definition = emails[email.name];
    const kind = definition.to === 'owner' && definition.push?.(email);
    if (kind) await this.announcer.announce(kind);
  }

  private async send(
    email: Email,
    claim: Claim,
    { isLastAttempt, ...writing }: Writing & { isLastAttempt: boolean },
  ): Promise<Outcome> {
    const error = await this.attempt(email, claim, writing);
    if (!error) {
      await record(() => this.deliveries.markSent(claim));
      return 'sent';
    }
    if (error.kind === 'transient' && !isLastAttempt) {
      await record(() => this.deliveries.releaseForRetry(claim, error.message));
      throw error;
    }
    await record(() => this.deliveries.markFailed(claim, error.message));
    return 'failed';
  }

  /** As late as possible: they may be taken any moment. */
  private async withTimes(email: Email): Promise<Email> {
    const definition = emails[email.name];
    if (email.about !== 'lead' || definition.to !== 'lead' || !definition.offersTimes) return email;
    return { ...email, times: await this.freeTimes() };
  }

  /**
   * Asks the scheduling service which times to offer. The slot rule needs everything that service knows, so this is a
   * request and not a view (docs/architecture.md). The email is sent without times if it is not answered.
   */
  private async freeTimes(): Promise<Date[]> {
    const { SCHEDULING_URL } = this.env;
    if (!SCHEDULING_URL) return [];
    try {
      const signal = AbortSignal.timeout(freeTimesTimeoutMs);
      const answer = await fetch(new URL(apiPaths.slots, SCHEDULING_URL), { signal });
      const times = offeredTimes(slotsSchema.parse(await answer.json()));
      return times.map(({ day, time }) => easternInstant(day, time));
    } catch {
      this.logger.warn('The free times could not be read; the email offers none.');
      return [];
    }
  }

  private async attempt(
    email: Email,
    { messageId }: Claim,
    { mailboxes, isAttached }: Writing,
  ): Promise<SendError | undefined> {
    try {
      const writtenAt = this.clock.now();
      const content = this.renderer.render(
        await this.withTimes(email),
        writtenAt,
        isAttached ? mailboxes.main : undefined,
      );
      const options = { messageId, writtenAt, mailboxes };
      await this.smtp.send(composeEmail(email, content, options));
      return undefined;
    } catch (error) {
      if (error instanceof SendError) return error;
      return new SendError('The email couldn’t be rendered.', 'permanent');
    }
  }
}

/** Waits for Postgres during a short outage: an email whose outcome is not recorded could be sent twice. */
const record = (write: () => Promise<void>) =>
  retry(write, { retries: 29, delayMs: 1_000, isTransient: isDatabaseUnavailable });
