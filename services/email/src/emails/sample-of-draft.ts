import type { EmailDraft } from '@agency/contracts';
import type { EmailSample } from './email-definition.js';
import { emails } from './emails.js';

/** The sample of the draft's email with the draft's text. */
export function sampleOfDraft({ email, ...text }: EmailDraft): EmailSample {
  const { sample } = emails[email];
  if (sample.about !== 'lead' && sample.about !== 'appointment') {
    throw new Error(`${email} has no text of the owner’s.`);
  }
  return { ...sample, text };
}
