import * as z from 'zod';

/** Why an email was not sent, in a sentence that names nobody: mail servers quote addresses in theirs. */
export class SendError extends Error {
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

/** A failed attempt in our own words; of the server's only the status codes are kept. */
export function toSendError(error: unknown, wasHandedOver: boolean): SendError {
  const {
    code,
    command = '',
    responseCode,
    response = '',
  } = smtpErrorSchema.catch({}).parse(error);
  if (responseCode !== undefined && responseCode >= 400) {
    const enhanced = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
    const codes = [responseCode, enhanced].filter(Boolean).join(' ');
    if (responseCode >= 500 && command === 'RCPT TO') {
      return new SendError(`The mail server rejected the address (${codes}).`, 'permanent');
    }
    if (responseCode >= 500 && emailCommands.has(command)) {
      return new SendError(`The mail server rejected the email (${codes}).`, 'permanent');
    }
    if (code === 'EAUTH') {
      return new SendError(`The mail server rejected our sign-in (${codes}).`, 'transient');
    }
    return new SendError(`The mail server asked to try again later (${codes}).`, 'transient');
  }
  if (wasHandedOver) {
    const reason = 'The connection was lost before the mail server confirmed the email.';
    return new SendError(`${reason} It may have been sent.`, 'unknown');
  }
  if (code === 'EENVELOPE') return new SendError('The address is not valid.', 'permanent');
  return new SendError('The mail server could not be reached.', 'transient');
}
