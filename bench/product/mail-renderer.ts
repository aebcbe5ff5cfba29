import { fileURLToPath } from 'node:url';
import { compileBody } from '@agency/email/compile-body';
import { CompiledMailRenderer } from '@agency/email/email-renderer';
import { mailSamples } from '@agency/email/email-samples';

/** An email about an appointment. */
export type MeasuredMail = 'reminder-24-hours';

const from = { name: 'Sender', address: 'sender@site.example' };
const sources = fileURLToPath(
  new URL('../src/mails', import.meta.resolve('@agency/email/compile-body')),
);

/** Fills an email with its sample, as the service does. */
export function fillSample(mail: MeasuredMail): () => { html: string } {
  const renderer = new CompiledMailRenderer({ siteUrl: 'https://site.example', from });
  const sample = mailSamples[mail];
  if (!('call' in sample)) throw new Error(`${mail} is not about an appointment.`);
  return () => renderer.renderCallMail(sample.name, sample.call, sample.writtenAt);
}

/** Compiles an email's MJML, as the build does once. */
export function compileMjml(mail: MeasuredMail): Promise<string> {
  return compileBody(`${sources}/${mail}/body.mjml`, sources);
}
