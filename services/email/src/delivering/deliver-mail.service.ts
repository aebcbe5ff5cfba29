import { Clock, ENV, isForeignKeyViolation } from '@agency/platform';
import { Inject, Injectable } from '@nestjs/common';
import { type Claim, DeliveryLog } from '../deliveries/delivery-log.js';
import { recipientLimitOf } from '../deliveries/recipient-limit.js';
import type { EmailEnv } from '../env.js';
import type { MailContent } from '../mails/mail-content.js';
import { MailRenderer } from '../mails/mail-renderer.js';
import { composeMail } from '../smtp/compose-mail.js';
import { MailSender } from '../smtp/mail-sender.js';
import { SendFailure } from '../smtp/send-failure.js';
import { type LoadedMail, leadOf, MailLoader } from './mail-loader.js';
import type { MailOrder } from './mail-order.js';
import { untilRecorded } from './until-recorded.js';
import { whySkipped } from './why-skipped.js';

/** What has become of an order. `erased`: there is nobody to write to. `busy`: another worker is sending it. */
export type Outcome = 'sent' | 'failed' | 'skipped' | 'erased' | 'busy' | 'over';

/** Load, render, send: the way of one mail. */
@Injectable()
export class DeliverMail {
  constructor(
    private readonly loader: MailLoader,
    private readonly log: DeliveryLog,
    private readonly renderer: MailRenderer,
    private readonly sender: MailSender,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: EmailEnv,
  ) {}

  /** Throws a SendFailure when the mail is to be tried again; at the last try it has failed instead. */
  async deliver(order: MailOrder, isLastTry: boolean): Promise<Outcome> {
    const mail = await this.loader.load(order);
    if (!mail) return 'erased';
    try {
      const ownAddresses = [this.env.MAIL_FROM, this.env.OWNER_EMAIL];
      const reason = whySkipped(mail, { now: this.clock.now(), ownAddresses });
      if (reason) {
        await this.log.skipped(order, reason);
        return 'skipped';
      }
      const limit = recipientLimitOf(mail.name, leadOf(mail).email);
      const claim = await this.log.claim(order, limit);
      return typeof claim === 'string' ? claim : await this.send(mail, claim, isLastTry);
    } catch (error) {
      if (isForeignKeyViolation(error)) return 'erased';
      throw error;
    }
  }

  private async send(mail: LoadedMail, claim: Claim, isLastTry: boolean): Promise<Outcome> {
    const failure = await this.attempt(mail, claim);
    if (!failure) {
      await untilRecorded(() => this.log.sent(claim));
      return 'sent';
    }
    if (failure.kind === 'temporary' && !isLastTry) {
      await untilRecorded(() => this.log.failedForNow(claim, failure.message));
      throw failure;
    }
    await untilRecorded(() => this.log.failed(claim, failure.message));
    return 'failed';
  }

  private async attempt(mail: LoadedMail, { messageId }: Claim): Promise<SendFailure | undefined> {
    try {
      const writtenAt = this.clock.now();
      const content = this.render(mail, writtenAt);
      await this.sender.send(composeMail({ mail, content, messageId, writtenAt }, this.env));
      return undefined;
    } catch (error) {
      if (error instanceof SendFailure) return error;
      return new SendFailure('The mail could not be written.', 'permanent');
    }
  }

  private render(mail: LoadedMail, writtenAt: Date): MailContent {
    return mail.about === 'lead'
      ? this.renderer.renderLeadMail(mail.name, mail.lead, writtenAt)
      : this.renderer.renderCallMail(mail.name, mail.call, writtenAt);
  }
}
