import { randomUUID } from 'node:crypto';
import type { EmailDraft, EmailDraftTest } from '@agency/contracts';
import { Clock } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { composeEmail, ownerMailbox } from '../delivery/compose-email.js';
import { EmailRenderer } from '../emails/email-renderer.js';
import { sampleOfDraft } from '../emails/sample-of-draft.js';
import { NoticeSettingsService } from '../notices/notice-settings.service.js';
import { SendError, SmtpClient } from '../smtp/smtp.client.js';

/** Sends a draft with sample data to the owner. Not through the queue: she waits for the answer of the mail server. */
@Injectable()
export class DraftTestService {
  constructor(
    private readonly renderer: EmailRenderer,
    private readonly notices: NoticeSettingsService,
    private readonly smtp: SmtpClient,
    private readonly clock: Clock,
  ) {}

  async send(draft: EmailDraft): Promise<EmailDraftTest> {
    const mailboxes = await this.notices.mailboxes();
    const sample = sampleOfDraft(draft);
    const content = this.renderer.render(sample, sample.writtenAt);
    const options = { messageId: randomUUID(), writtenAt: this.clock.now(), mailboxes };
    // (!) Without the invitation: the sample call must not enter a calendar.
    const email = composeEmail(sample, { ...content, calendar: undefined }, options);
    try {
      await this.smtp.send({ ...email, to: [ownerMailbox(mailboxes.main)] });
      return { to: mailboxes.main, problem: null };
    } catch (error) {
      if (!(error instanceof SendError)) throw error;
      return { to: mailboxes.main, problem: error.message };
    }
  }
}
