import { maxAutoRepliesPerAddressPerDay, normalizeEmail, responseHours } from '@agency/contracts';
import { email, type SkipRule } from '../email-definition.js';
import { sampleLead } from '../sample-facts.js';

/** An auto-reply to ourselves could be answered by another one. */
const toOurselves: SkipRule<'lead'> = ({ lead }, { ownAddresses }) => {
  const mailbox = normalizeEmail(lead.email ?? '');
  return ownAddresses.some((own) => normalizeEmail(own) === mailbox)
    ? 'The lead gave our own address.'
    : undefined;
};

// It says that no call is booked yet, and that an answer comes within hours: neither may be untrue.

const replied: SkipRule<'lead'> = async ({ lead }, { history }) =>
  (await history.hasReplied(lead)) ? 'You had replied by then.' : undefined;

const booked: SkipRule<'lead'> = async ({ lead }, { history, now }) =>
  (await history.hasBooked(lead, now)) ? 'The lead had booked a call by then.' : undefined;

const tooOld: SkipRule<'lead'> = ({ lead }, { now }) =>
  now.getTime() - lead.createdAt.getTime() > responseHours * 3_600_000
    ? `The request was more than ${responseHours} hours old.`
    : undefined;

export const leadAutoReply = email({
  name: 'lead-auto-reply',
  about: 'lead',
  to: 'lead',
  maxPerDay: maxAutoRepliesPerAddressPerDay,
  isAutoReply: true,
  skip: [toOurselves, replied, booked, tooOld],
  sample: { lead: sampleLead, writtenAt: sampleLead.createdAt },
});
