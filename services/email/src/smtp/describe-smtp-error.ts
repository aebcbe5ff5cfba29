import * as z from 'zod';
import { SendFailure } from './send-failure.js';

const smtpError = z.object({
  code: z.string().optional(),
  command: z.string().optional(),
  responseCode: z.number().optional(),
  response: z.string().optional(),
});

/** What the server says of this mail; everything else is about the connection or our account. */
const aboutTheMail = new Set(['RCPT TO', 'DATA']);

/** A failed attempt in our own words, with nothing of the server's but its status codes. */
export function describeSmtpError(error: unknown, wasHandedOver: boolean): SendFailure {
  const { code, command = '', responseCode, response = '' } = smtpError.catch({}).parse(error);
  if (responseCode !== undefined && responseCode >= 400) {
    const enhanced = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
    const codes = [responseCode, enhanced].filter(Boolean).join(' ');
    if (responseCode >= 500 && command === 'RCPT TO') {
      return new SendFailure(`The mail server refused the address (${codes}).`, 'permanent');
    }
    if (responseCode >= 500 && aboutTheMail.has(command)) {
      return new SendFailure(`The mail server refused the mail (${codes}).`, 'permanent');
    }
    if (code === 'EAUTH') {
      return new SendFailure(`The mail server refused our sign-in (${codes}).`, 'temporary');
    }
    return new SendFailure(`The mail server asked to try later (${codes}).`, 'temporary');
  }
  if (wasHandedOver) {
    const reason = 'The connection broke off before the mail server confirmed it.';
    return new SendFailure(`${reason} It may have been sent.`, 'unknown');
  }
  if (code === 'EENVELOPE') return new SendFailure('The address is not valid.', 'permanent');
  return new SendFailure('The mail server could not be reached.', 'temporary');
}
