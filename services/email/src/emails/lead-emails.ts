import {
  brand,
  fallbackSiteUrl,
  maxAutoRepliesPerAddressPerDay,
  normalizeEmail,
  responseHours,
  schedulerAddress,
} from '@agency/contracts';
import { email, type SkipRule } from './email-definition.js';
import { sampleLead, sampleTimes } from './sample-facts.js';

/** An auto-reply to our own address could set off another auto-responder. */
const toOurselves: SkipRule<'lead'> = ({ lead }, { ownAddresses }) => {
  const mailbox = normalizeEmail(lead.email ?? '');
  return ownAddresses.some((own) => normalizeEmail(own) === mailbox)
    ? 'The lead entered our own address.'
    : undefined;
};

// It says that no call is booked yet and that an answer comes within hours: both must be true, and the owner must not
// have contacted the lead first.

const replied: SkipRule<'lead'> = async ({ lead }, { history }) =>
  (await history.hasReplied(lead)) ? 'You had already replied.' : undefined;

const contacted = { reached: 'reached', wrote: 'emailed', tried: 'called' };

const logged: SkipRule<'lead'> = async ({ lead }, { history }) => {
  const contact = await history.findLoggedContact(lead);
  return contact && `You had ${contacted[contact]} them by then.`;
};

/** After the others: a reply and a logged contact change the status, too. */
const statusChanged: SkipRule<'lead'> = ({ lead }) =>
  lead.status === 'new' ? undefined : 'You had changed their status by then.';

const booked: SkipRule<'lead'> = async ({ lead }, { history, now }) =>
  (await history.hasBooked(lead, now)) ? 'The lead had already booked a call.' : undefined;

const tooOld: SkipRule<'lead'> = ({ lead }, { now }) =>
  now.getTime() - lead.createdAt.getTime() > responseHours * 3_600_000
    ? `The request was more than ${responseHours} hours old.`
    : undefined;

/** Emails to a lead about their request. */
export const leadEmails = {
  'lead-auto-reply': email({
    name: 'lead-auto-reply',
    about: 'lead',
    to: 'lead',
    maxPerDay: maxAutoRepliesPerAddressPerDay,
    isFromStrangers: true,
    isAutoReply: true,
    offersTimes: true,
    skip: [toOurselves, replied, logged, booked, statusChanged, tooOld],
    shipped: {
      subject: 'Your call isn’t booked yet',
      opening: `{greeting}

Thanks for reaching out. We got your request, and a person will answer it within {response hours} hours.

One thing is still open: your call. It’s free and takes {minutes} minutes by video. We’ll walk you through an audit of your ad accounts and a 90-day media plan, and both are yours to keep either way.`,
      closing: 'If you just picked a time, you’re all set: your invitation is on its way.',
    },
    sample: { lead: sampleLead, times: sampleTimes, writtenAt: sampleLead.createdAt },
  }),
  'lead-reply': email({
    name: 'lead-reply',
    about: 'reply',
    to: 'lead',
    skip: [],
    sample: {
      lead: sampleLead,
      reply: {
        id: 12,
        subject: 'Re: Your three vans',
        body: `Hello Dana,

Thanks for reaching out. Jobs you don’t take usually come from broad keywords, and that’s quick to see in the account.

Pick a time that works for you: ${fallbackSiteUrl}${schedulerAddress(sampleLead.id)}

${brand.name}`,
        thread: ['5e0c5f4e-6a35-4b51-9d0a-3c1f8c2f7b10'],
      },
      writtenAt: sampleLead.createdAt,
    },
  }),
};
