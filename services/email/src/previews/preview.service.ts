import { type EmailName, ownerPreviews, type ReminderPreviewName } from '@agency/contracts';
import { messageForStatus } from '@agency/platform';
import { Injectable, NotFoundException } from '@nestjs/common';
import { EmailRenderer } from '../templates/email-renderer.js';
import { emailSamples } from '../templates/email-samples.js';

const reminders: Record<ReminderPreviewName, EmailName> = {
  '24hour': 'reminder-24-hours',
  '10minute': 'reminder-10-minutes',
};

/** Renders emails with sample data. */
@Injectable()
export class PreviewService {
  constructor(private readonly renderer: EmailRenderer) {}

  reminder(name: ReminderPreviewName): string {
    return this.show(reminders[name]);
  }

  ownerPreview(name: string): string {
    const known = ownerPreviews.find(({ value }) => value === name)?.value;
    if (!known) throw new NotFoundException(messageForStatus(404));
    return this.show(known);
  }

  /** (!) Links open a new window, which the sandbox forbids; without it they would replace the preview in its frame. */
  private show(name: EmailName): string {
    const sample = emailSamples[name];
    const { html } = this.renderer.render(sample, sample.writtenAt);
    return html.replace('<head>', '<head><base target="_blank" />');
  }
}
