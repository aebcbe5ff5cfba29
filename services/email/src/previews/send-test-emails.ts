import { type EmailName, emailNames, isValidEmail, oneLine } from '@agency/contracts';
import { SendError } from '../delivery/send.error.js';
import { SmtpClient } from '../delivery/smtp.client.js';
import { EmailRenderer } from '../emails/email-renderer.js';
import { emails } from '../emails/emails.js';
import { type EmailEnv, senderOf } from '../env.js';
import { mailboxesOf } from '../notices/mailboxes.js';
import { composeSample } from './compose-sample.js';

/**
 * Sends one of each email with sample data to the address, marked as a test, and prints what the mail server answers.
 * For `make test-mail`: bypasses the outbox, the limits and the database. Returns whether all were accepted. Ends early
 * if the server cannot be used at all.
 */
export async function sendTestEmails(
  env: EmailEnv,
  address: string,
  print: (line: string) => void,
): Promise<boolean> {
  if (!isValidEmail(address)) throw new Error('The address isn’t valid.');
  const renderer = new EmailRenderer(senderOf(env));
  const mailboxes = mailboxesOf(null, env);
  const smtp = new SmtpClient(env);
  let accepted = 0;
  try {
    for (const name of emailNames) {
      const email = composeSample(emails[name].sample, renderer, {
        to: { name: '', address },
        writtenAt: new Date(),
        mailboxes,
      });
      const answer = await attempt(smtp.send({ ...email, subject: `[Test] ${email.subject}` }));
      print(line(name, answer.text));
      if (answer.isAccepted) accepted += 1;
      if (answer.isHopeless) break;
    }
  } finally {
    smtp.onApplicationShutdown();
  }
  print(`${accepted} of ${emailNames.length} emails accepted by the mail server.`);
  return accepted === emailNames.length;
}

async function attempt(sending: Promise<string>) {
  try {
    return { isAccepted: true, text: `accepted (${oneLine(await sending)})` };
  } catch (error) {
    if (!(error instanceof SendError)) throw error;
    return { isAccepted: false, isHopeless: error.kind !== 'permanent', text: error.message };
  }
}

const nameWidth = Math.max(...emailNames.map(({ length }) => length)) + 2;
const line = (name: EmailName, answer: string) => `${name.padEnd(nameWidth)}${answer}`;
