import { type OwnerPreviewName, ownerPreviews, type ReminderPreviewName } from '@agency/contracts';
import { type EmailJobName, messageForStatus } from '@agency/platform';
import { Injectable, NotFoundException } from '@nestjs/common';
import { MailRenderer } from '../mails/mail-renderer.js';
import { renderSample } from '../mails/mail-sample.js';
import { mailSamples } from '../mails/mail-samples.js';

const reminders: Record<ReminderPreviewName, EmailJobName> = {
  '24hour': 'reminder-24-hours',
  '10minute': 'reminder-10-minutes',
};

/** Shows mails with their sample data. */
@Injectable()
export class PreviewService {
  constructor(private readonly renderer: MailRenderer) {}

  reminder(name: ReminderPreviewName): string {
    return this.show(reminders[name]);
  }

  mail(name: string): string {
    const known = ownerPreviews.find(({ value }) => value === name)?.value;
    if (!known) throw new NotFoundException(messageForStatus(404));
    return this.show(known satisfies OwnerPreviewName);
  }

  /** (!) In a sandbox without pop-ups, links that want a new window lead nowhere. In a frame they would leave the mail. */
  private show(name: EmailJobName): string {
    const { html } = renderSample(this.renderer, mailSamples[name]);
    return html.replace('<head>', '<head><base target="_blank" />');
  }
}
