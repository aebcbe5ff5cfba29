import type { EmailDraft, EmailDraftTest } from '@agency/contracts';
import { Clock } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { ownerMailbox } from '../delivery/compose-email.js';
import { SendError } from '../delivery/send.error.js';
import { SmtpClient } from '../delivery/smtp.client.js';
import { EmailRenderer } from '../emails/email-renderer.js';
import { sampleOfDraft } from '../emails/sample-of-draft.js';
import { NoticeSettingsRepository } from '../notices/notice-settings.repository.js';
import { composeSample } from './compose-sample.js';

/** Sends a draft with sample data to the owner. Not through the queue: she waits for the answer of the mail server. */
@Injectable()
export class DraftTestService {
  constructor(
    private readonly renderer: EmailRenderer,
    private readonly notices: NoticeSettingsRepository,
    private readonly smtp: SmtpClient,
    private readonly clock: Clock,
  ) {}

  async send(draft: EmailDraft): Promise<EmailDraftTest> {
    const mailboxes = await this.notices.mailboxes();
    const email = composeSample(sampleOfDraft(draft), this.renderer, {
      to: ownerMailbox(mailboxes.main),
      writtenAt: this.clock.now(),
      mailboxes,
    });
    try {
      await this.smtp.send(email);
      return { to: mailboxes.main, problem: null };
    } catch (error) {
      if (!(error instanceof SendError)) throw error;
      return { to: mailboxes.main, problem: error.message };
    }
  }
}
