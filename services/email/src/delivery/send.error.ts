import { JobError } from '@agency/platform';
import * as z from 'zod';

/** Why an email was not sent, in a sentence that names no one: mail servers quote addresses in theirs. */
export class SendError extends JobError {
  override readonly name = 'SendError';

  constructor(
    reason: string,
    /** `transient`: a retry may succeed. `unknown`: the server has the email but did not confirm it. */
    readonly kind: 'transient' | 'permanent' | 'unknown',
  ) {
    super(reason);
  }
}

const smtpErrorSchema = z.object({
  code: z.string().optional(),
  command: z.string().optional(),
  responseCode: z.number().optional(),
  response: z.string().optional(),
});

/** Replies to these commands are about the email; all others are about the connection or our account. */
const emailCommands = new Set(['RCPT TO', 'DATA']);

/** Login is missing or too weak, whatever command the server refuses because of it. */
const accountCodes = new Set([530, 534, 535, 538]);

/**
 * Enhanced codes (RFC 3463) that blame the sender: its address (5.1.7, 5.1.8), a limit of its account (Gmail's 5.4.5,
 * Microsoft's 5.1.90 and 5.2.252), a server that takes nothing now (5.3.2), or its permission and reputation (5.7).
 */
const aboutUs = /^5\.(1\.(7|8|90)|2\.252|3\.2|4\.5|7\.\d+)$/;

/** The mailbox is full: it may be emptied. */
const mailboxFull = '5.2.2';

/** A failed attempt in our own words; only the status codes of the server's answer are kept. */
export function toSendError(error: unknown, wasHandedOver: boolean): SendError {
  if (error instanceof SendError) return error;
  const {
    code,
    command = '',
    responseCode,
    response = '',
  } = smtpErrorSchema.catch({}).parse(error);
  if (responseCode !== undefined && responseCode >= 400) {
    const enhanced = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
    const codes = [responseCode, enhanced].filter(Boolean).join(' ');
    // After DATA, it is the verdict on the content.
    const isVerdict = command === 'DATA' && enhanced === '5.7.1';
    const isAboutUs =
      accountCodes.has(responseCode) || (aboutUs.test(enhanced ?? '') && !isVerdict);
    if (responseCode >= 500 && emailCommands.has(command) && !isAboutUs) {
      if (enhanced === mailboxFull) {
        return new SendError(`The mailbox is full (${codes}).`, 'transient');
      }
      const rejected = command === 'RCPT TO' ? 'address' : 'email';
      return new SendError(`The mail server rejected the ${rejected} (${codes}).`, 'permanent');
    }
    if (code === 'EAUTH') {
      return new SendError(`The mail server rejected our login (${codes}).`, 'transient');
    }
    const answer =
      responseCode >= 500 ? 'refused to accept email from us' : 'asked to try again later';
    return new SendError(`The mail server ${answer} (${codes}).`, 'transient');
  }
  if (wasHandedOver) {
    const reason = 'The connection was lost before the mail server confirmed the email.';
    return new SendError(`${reason} It may have been sent.`, 'unknown');
  }
  if (code === 'EENVELOPE') return new SendError('The address isn’t valid.', 'permanent');
  return new SendError('The mail server couldn’t be reached.', 'transient');
}
