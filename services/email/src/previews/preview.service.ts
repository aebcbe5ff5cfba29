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
import { EmailRenderer } from '../emails/email-renderer.js';
import { emails } from '../emails/emails.js';
import { sampleOfDraft } from '../emails/sample-of-draft.js';

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
    const sample = sampleOfDraft(draft);
    const { subject, html } = this.renderer.render(sample, sample.writtenAt);
    return { subject, html: framed(html) };
  }

  private show(name: EmailName): string {
    const { sample } = emails[name];
    return framed(this.renderer.render(sample, sample.writtenAt).html);
  }
}

/** (!) Links open a new window, which the sandbox blocks; otherwise they would replace the preview in its frame. */
const framed = (html: string) => html.replace('<head>', '<head><base target="_blank" />');
