import {
  apiPaths,
  type EmailDraft,
  type EmailDraftPreview,
  type EmailDraftTest,
  emailDraftPreviewSchema,
  emailDraftSchema,
  emailDraftTestSchema,
} from '@agency/contracts';
import { OwnerOnly, ResponseSchema, Summary, Timeout } from '@agency/platform';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { DraftTestService } from './draft-test.service.js';
import { PreviewService } from './preview.service.js';

/** Below the gateway's timeout. A mail server that is slower may still send the email. */
const testTimeoutMs = 25_000;

@Controller()
export class DraftsController {
  constructor(
    private readonly previews: PreviewService,
    private readonly tests: DraftTestService,
  ) {}

  @Post(apiPaths.emailTextPreview)
  @Summary('Preview a text of an email')
  @OwnerOnly('admin')
  @HttpCode(200)
  @ResponseSchema(emailDraftPreviewSchema)
  preview(@Body({ schema: emailDraftSchema }) draft: EmailDraft): EmailDraftPreview {
    return this.previews.draft(draft);
  }

  @Post(apiPaths.emailTextTest)
  @Summary('Send a text of an email to yourself')
  @OwnerOnly('admin')
  @Timeout(testTimeoutMs)
  @HttpCode(200)
  @ResponseSchema(emailDraftTestSchema)
  test(@Body({ schema: emailDraftSchema }) draft: EmailDraft): Promise<EmailDraftTest> {
    return this.tests.send(draft);
  }
}
