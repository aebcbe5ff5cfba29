import { isValidEmail } from '@agency/contracts';
import { getDomain } from 'tldts';
import { fail, ok, warn } from '../check.ts';
import { withDns } from '../dns-records.ts';
import { isPublic } from '../installation.ts';
import { domainOf, type EmailCheck, emailAddresses, isReservedDomain } from './email-world.ts';
import { mailServersFault } from './mx-record.ts';

/** Whether two domains share a registered domain, as DMARC's relaxed alignment requires. */
export const isAligned = (one: string, other: string) =>
  one === other || (getDomain(one) !== null && getDomain(one) === getDomain(other));

/** MAIL_FROM and BOUNCE_ADDRESS. */
export const senderCheck: EmailCheck = {
  group: 'Email',
  name: 'Sender',
  run: async (world) => {
    if (!isPublic(world)) return undefined;
    const { MAIL_FROM, SITE_HOST } = world.settings;
    const { sender, bounces } = emailAddresses(world);
    const domain = domainOf(sender);
    if (!isValidEmail(sender)) {
      return fail(
        'MAIL_FROM is not an email address.',
        'Set MAIL_FROM to an address of your domain.',
      );
    }
    if (isReservedDomain(domain)) {
      return fail(
        MAIL_FROM
          ? `MAIL_FROM is an example: nobody owns ${domain}.`
          : 'MAIL_FROM is not set, and the address in the brand file is an example.',
        'Set MAIL_FROM to an address of your domain.',
      );
    }
    if (!isValidEmail(bounces) || isReservedDomain(domainOf(bounces))) {
      return fail(
        'BOUNCE_ADDRESS is not an address that anybody can have.',
        'Set BOUNCE_ADDRESS to a mailbox of your domain, or empty it.',
      );
    }
    if (!isAligned(domainOf(bounces), domain)) {
      return warn(
        `BOUNCE_ADDRESS is at ${domainOf(bounces)}, so SPF does not count for ${domain}.`,
        `Use an address at ${domain} or below it, or empty BOUNCE_ADDRESS.`,
      );
    }
    if (SITE_HOST && !isAligned(domain, SITE_HOST.toLowerCase())) {
      return warn(
        `Emails come from ${domain}, but the site is at ${SITE_HOST}.`,
        "Use an address of the site's domain, which visitors know, if there is one.",
      );
    }
    return ok(`Emails come from an address at ${domain}.`);
  },
};

/** OWNER_EMAIL. Its sentences do not name the domain, which may be a person's. */
export const ownerCheck: EmailCheck = {
  group: 'Email',
  name: 'Owner',
  run: withDns(async (world) => {
    if (!isPublic(world)) return undefined;
    const { OWNER_EMAIL } = world.settings;
    const { owner, sender } = emailAddresses(world);
    const domain = domainOf(owner);
    if (!isValidEmail(owner)) {
      return fail(
        'OWNER_EMAIL is not an email address.',
        'Set OWNER_EMAIL to the mailbox that notices of leads and calls go to.',
      );
    }
    if (isReservedDomain(domain)) {
      return fail(
        OWNER_EMAIL
          ? 'OWNER_EMAIL is an example.'
          : 'OWNER_EMAIL is not set, and the address in the brand file is an example.',
        'Set OWNER_EMAIL to the mailbox that notices of leads and calls go to.',
      );
    }
    const isElsewhere = domain !== domainOf(sender);
    if (isElsewhere && (await mailServersFault(world, domain))) {
      return fail(
        'The domain of OWNER_EMAIL receives no email.',
        'Correct OWNER_EMAIL, or set the MX record of its domain.',
      );
    }
    return ok('Notices go to the address in OWNER_EMAIL.');
  }),
};
