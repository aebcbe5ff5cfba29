import {
  type EmailDraft,
  type EmailDraftPreview,
  type EmailName,
  ownerPreviewNames,
  type ReminderPreviewName,
  reminderPreviews,
} from '@agency/contracts';
import { messageForStatus } from '@agency/platform';
import { Injectable, NotFoundException } from '@nestjs/common';
import type { EmailSample } from '../emails/email-definition.js';
import { type EmailContent, EmailRenderer } from '../emails/email-renderer.js';
import { emails, sampleOfDraft } from '../emails/emails.js';
import { withHarmlessLinks } from './compose-sample.js';

/** Renders emails with sample data. */
@Injectable()
export class PreviewService {
  constructor(private readonly renderer: EmailRenderer) {}

  reminder(name: ReminderPreviewName): string {
    return this.show(reminderPreviews[name]);
  }

  ownerPreview(name: string): string {
    const known = ownerPreviewNames.find((one) => one === name);
    if (!known) throw new NotFoundException(messageForStatus(404));
    return this.show(known);
  }

  /** Throws if the text does not render. */
  draft(draft: EmailDraft): EmailDraftPreview {
    const { subject, html } = this.render(sampleOfDraft(draft));
    return { subject, html: framed(html) };
  }

  private show(name: EmailName): string {
    return framed(this.render(emails[name].sample).html);
  }

  private render(sample: EmailSample): EmailContent {
    const harmless = withHarmlessLinks(sample, this.renderer.sender);
    return this.renderer.render(harmless, sample.writtenAt);
  }
}

/** (!) Links open a new window, which the sandbox blocks; otherwise they would replace the preview in its frame. */
const framed = (html: string) => html.replace('<head>', '<head><base target="_blank" />');
