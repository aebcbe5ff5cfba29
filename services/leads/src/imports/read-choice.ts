import {
  type ImportedChannel,
  type LeadStatus,
  leadStatusOptions,
  type Option,
  visitChannelOptions,
} from '@agency/contracts';
import { headerKey } from './guess-columns.js';

/** The option with this value or label, however it is written. */
export function readChoice<Value extends string>(
  options: readonly Option<Value>[],
  text: string,
): Value | undefined {
  const key = headerKey(text);
  return options.find(({ value, label }) => [headerKey(value), headerKey(label)].includes(key))
    ?.value;
}

/** HubSpot's lead statuses and lifecycle stages, as `headerKey` writes them. */
const foreignStatuses: Readonly<Record<string, LeadStatus>> = {
  open: 'new',
  subscriber: 'new',
  lead: 'new',
  marketingqualifiedlead: 'new',
  inprogress: 'contacted',
  attemptedtocontact: 'contacted',
  connected: 'contacted',
  badtiming: 'follow-up',
  salesqualifiedlead: 'qualified',
  opportunity: 'qualified',
  opendeal: 'proposal-sent',
  customer: 'closed-won',
  evangelist: 'closed-won',
  unqualified: 'closed-lost',
};

/** From the first contact to the end. */
const byProgress: readonly LeadStatus[] = [
  'new',
  'contacted',
  'follow-up',
  'qualified',
  'proposal-sent',
  'closed-lost',
  'closed-won',
];

export function readStatus(text: string): LeadStatus | undefined {
  return readChoice<LeadStatus>(leadStatusOptions, text) ?? foreignStatuses[headerKey(text)];
}

/** The one that is furthest along: a customer stays one, whatever their lead status was. */
export function furthestStatus(statuses: readonly LeadStatus[]): LeadStatus | undefined {
  return statuses.toSorted((a, b) => byProgress.indexOf(b) - byProgress.indexOf(a))[0];
}

/** HubSpot's original sources, and the kinds by which it exports them, as `headerKey` writes them. */
const foreignChannels: Readonly<Record<string, ImportedChannel>> = {
  emailmarketing: 'email',
  socialmedia: 'organic-social',
  referrals: 'referral',
  directtraffic: 'direct',
  aireferrals: 'ai-assistant',
  offline: 'offline',
  offlinesources: 'offline',
  othercampaigns: 'other-campaigns',
};

/** What this product exports if it does not know more. */
const untold: readonly string[] = ['imported', 'addedbyhand'];

/** Also as this product exports it: `Imported as paid search`. Null if that says nothing. */
export function readChannel(text: string): ImportedChannel | null | undefined {
  const told = text.replace(/^imported as /i, '');
  if (untold.includes(headerKey(told))) return null;
  return readChoice<ImportedChannel>(visitChannelOptions, told) ?? foreignChannels[headerKey(told)];
}
