import { ownerCheck, senderCheck } from './addresses.ts';
import { dmarcCheck } from './dmarc-record.ts';
import type { EmailCheck } from './email-world.ts';
import { mailServerCheck } from './mail-server.ts';
import { repliesCheck } from './mx-record.ts';
import { spfCheck } from './spf-record.ts';

/** From the mail server to the records by which receivers judge emails. */
export const emailChecks: EmailCheck[] = [
  mailServerCheck,
  senderCheck,
  ownerCheck,
  repliesCheck,
  spfCheck,
  dmarcCheck,
];
