import { fileURLToPath } from 'node:url';
import { compileBody } from '@agency/email/compile-body';
import { EmailRenderer } from '@agency/email/email-renderer';
import { emailSamples } from '@agency/email/email-samples';

/** An email about an appointment. */
export type MeasuredMail = 'reminder-24-hours';

const from = { name: 'Sender', address: 'sender@site.example' };
const sources = fileURLToPath(
  new URL('../src/templates', import.meta.resolve('@agency/email/compile-body')),
);

/** Fills an email with its sample, as the service does. */
export function fillSample(mail: MeasuredMail): () => { html: string } {
  const renderer = new EmailRenderer({ siteUrl: 'https://site.example', from });
  const sample = emailSamples[mail];
  return () => renderer.render(sample, sample.writtenAt);
}

/** Compiles an email's MJML, as the build does once. */
export function compileMjml(mail: MeasuredMail): Promise<string> {
  return compileBody(`${sources}/${mail}/body.mjml`, sources);
}
