import type { SendMailOptions } from 'nodemailer';

export type OutgoingMail = Pick<
  SendMailOptions,
  | 'from'
  | 'to'
  | 'replyTo'
  | 'subject'
  | 'text'
  | 'html'
  | 'icalEvent'
  | 'headers'
  | 'messageId'
  | 'date'
>;

/** Hands a mail to a mail server. */
export abstract class MailSender {
  /** Resolves when the server has taken the mail; throws a SendFailure when it has not. */
  abstract send(mail: OutgoingMail): Promise<void>;
}
