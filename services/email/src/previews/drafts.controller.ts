import {
  apiPaths,
  type EmailDraft,
  type EmailDraftPreview,
  type EmailDraftTest,
  emailDraftPreviewSchema,
  emailDraftSchema,
  emailDraftTestSchema,
} from '@agency/contracts';
import { Clock, OwnerOnly, ResponseSchema, Summary, Timeout } from '@agency/platform';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ownerMailbox } from '../delivery/compose-email.js';
import { SendError } from '../delivery/send.error.js';
import { SmtpClient } from '../delivery/smtp.client.js';
import { EmailRenderer } from '../emails/email-renderer.js';
import { sampleOfDraft } from '../emails/emails.js';
import { NoticeSettingsRepository } from '../notices/notice-settings.repository.js';
import { composeSample } from './compose-sample.js';
import { PreviewService } from './preview.service.js';

/** Below the gateway's timeout. A mail server that is slower may still send the email. */
const testTimeoutMs = 25_000;

@Controller()
export class DraftsController {
  constructor(
    private readonly previews: PreviewService,
    private readonly renderer: EmailRenderer,
    private readonly notices: NoticeSettingsRepository,
    private readonly smtp: SmtpClient,
    private readonly clock: Clock,
  ) {}

  @Post(apiPaths.emailTextPreview)
  @Summary('Preview a text of an email')
  @OwnerOnly('admin')
  @HttpCode(200)
  @ResponseSchema(emailDraftPreviewSchema)
  preview(@Body({ schema: emailDraftSchema }) draft: EmailDraft): EmailDraftPreview {
    return this.previews.draft(draft);
  }

  /** Not through the queue: the owner waits for the answer of the mail server. */
  @Post(apiPaths.emailTextTest)
  @Summary('Send a text of an email to yourself')
  @OwnerOnly('admin')
  @Timeout(testTimeoutMs)
  @HttpCode(200)
  @ResponseSchema(emailDraftTestSchema)
  async test(@Body({ schema: emailDraftSchema }) draft: EmailDraft): Promise<EmailDraftTest> {
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
