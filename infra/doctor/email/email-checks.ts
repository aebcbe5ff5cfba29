import { ok } from '../check.ts';
import { ownerCheck, senderCheck } from './addresses.ts';
import { dmarcCheck } from './dmarc-record.ts';
import { type EmailCheck, senderDomain } from './email-world.ts';
import { mailServerCheck } from './mail-server.ts';
import { repliesCheck } from './mx-record.ts';
import { spfCheck } from './spf-record.ts';

/** DNS has no list of a domain's keys, so only a received email shows its signature. */
const dkimCheck: EmailCheck = {
  group: 'Email',
  name: 'DKIM signature',
  run: async (world) =>
    senderDomain(world) === undefined
      ? undefined
      : ok(
          'Only a received email shows it: make test-mail TO=…, save one from the inbox, make doctor MAIL=received.eml.',
        ),
};

/** From the mail server to the records by which receivers judge emails. */
export const emailChecks: EmailCheck[] = [
  mailServerCheck,
  senderCheck,
  ownerCheck,
  repliesCheck,
  spfCheck,
  dkimCheck,
  dmarcCheck,
];
