import {
  type Amount,
  type Attribution,
  addDays,
  amountFields,
  type EasternDate,
  easternDateOf,
  type LeadStatus,
  spendValues,
} from '@agency/contracts';
import {
  firstNames,
  followUpTasks,
  lastNames,
  messages,
  notes,
  places,
  replies,
  trades,
  visits,
} from './invented.ts';

export interface InventedLead {
  id: number;
  name: string;
  email: string;
  phone: string;
  company: string;
  service: string;
  monthlyAdSpend: string;
  message: string;
  status: LeadStatus;
  statusSince: Date;
  followUpOn: EasternDate | null;
  followUpTask: string | null;
  proposalAmount: Amount | null;
  clientAmount: Amount | null;
  heardFrom: string | null;
  referredBy: string | null;
  attribution: Attribution | null;
  source: 'form' | 'owner';
  createdAt: Date;
}

/** What the owner did, as the leads service stores it: `detail` as in the timeline. */
export interface Entry {
  leadId: number;
  at: Date;
  kind: string;
  detail: object;
}

export interface Reply {
  leadId: number;
  at: Date;
  subject: string;
  body: string;
}

export interface LeadStory {
  lead: InventedLead;
  changes: Entry[];
  activities: Entry[];
  replies: Reply[];
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const services = Object.keys(messages);

/** How far leads get, in the shares of a good quarter. */
const paths: readonly (readonly LeadStatus[])[] = [
  ['contacted'],
  ['contacted', 'closed-lost'],
  ['contacted', 'qualified'],
  ['contacted', 'qualified', 'proposal-sent'],
  ['contacted', 'qualified', 'proposal-sent', 'closed-won'],
  ['contacted', 'follow-up'],
  ['closed-lost'],
  ['contacted', 'qualified', 'closed-lost'],
  ['contacted', 'qualified', 'closed-won'],
];

/** Guessable, unlike a real lead's id, but of somebody who does not exist. */
export const inventedLeadId = (number: number) => 2 ** 42 + 7919 * number;

/** Lower case and without accents, as in an address. */
const plain = (text: string, space: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z ]/g, '')
    .replaceAll(/ +/g, space);

const at = <Item>(list: readonly Item[], index: number): Item => {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('An empty list has no item.');
  return item;
};

/** The lead with this number, sent in at this time; `isAnswered` says whether anything followed. */
export function inventLead(
  number: number,
  { createdAt, now, isAnswered }: { createdAt: Date; now: Date; isAnswered: boolean },
): LeadStory {
  const name = `${at(firstNames, number)} ${at(lastNames, number * 5 + 3)}`;
  const service = at(services, number * 3);
  const company = `${at(places, number)} ${at(trades, number * 7)}`;
  const isForm = number % 9 !== 4;
  const path = isAnswered ? reached(number, now.getTime() - createdAt.getTime()) : [];
  const lead: InventedLead = {
    id: inventedLeadId(number),
    name,
    email: `${plain(name, '.')}@${plain(company, '-')}.example`,
    phone: `(${at(['910', '252', '919'], number)}) 555-01${String(number % 100).padStart(2, '0')}`,
    company,
    service,
    monthlyAdSpend: at(spendValues, number * 5),
    message: at(messages[service] ?? [], number),
    status: path.at(-1) ?? 'new',
    statusSince: createdAt,
    followUpOn: null,
    followUpTask: null,
    proposalAmount: null,
    clientAmount: null,
    heardFrom: isForm ? null : at(['referral', 'event', 'client-before'], number),
    referredBy: isForm || number % 3 !== 0 ? null : at(firstNames, number + 7),
    attribution: isForm ? { first: at(visits, number), last: at(visits, number * 3) } : null,
    source: isForm ? 'form' : 'owner',
    createdAt,
  };
  const story: LeadStory = { lead, changes: [], activities: [], replies: [] };
  if (path.length > 0) addWork(story, { number, path, now });
  return story;
}

/** A lead of the last days is still at the beginning. */
function reached(number: number, ageMs: number): readonly LeadStatus[] {
  const path = at(paths, number);
  if (ageMs > 14 * dayMs) return path;
  return path.slice(0, Math.max(1, Math.floor(ageMs / (5 * dayMs))));
}

function addWork(
  { lead, changes, activities, replies: sent }: LeadStory,
  { number, path, now }: { number: number; path: readonly LeadStatus[]; now: Date },
): void {
  const { id: leadId, createdAt } = lead;
  const answeredAt = new Date(createdAt.getTime() + (1 + (number % 6)) * hourMs);
  const last = Math.min(now.getTime() - hourMs, answeredAt.getTime() + path.length * 4 * dayMs);
  const step = (last - answeredAt.getTime()) / path.length;
  const moment = (index: number) => new Date(answeredAt.getTime() + index * step);

  const first = number % 3;
  if (first === 0) sent.push({ leadId, at: answeredAt, ...at(replies, number) });
  else {
    const outcome = first === 1 ? 'reached' : at(['voicemail', 'no-answer'], number);
    activities.push({ leadId, at: answeredAt, kind: 'called', detail: { outcome } });
  }
  if (number % 2 === 0) {
    activities.push({
      leadId,
      at: moment(0.5),
      kind: 'note-added',
      detail: { text: at(notes, number) },
    });
  }

  let from: LeadStatus = 'new';
  for (const [index, to] of path.entries()) {
    lead.statusSince = moment(index);
    changes.push({ leadId, at: moment(index), kind: 'status-changed', detail: { from, to } });
    from = to;
    addAmount(lead, changes, { number, to, on: moment(index) });
  }
  if (lead.status === 'proposal-sent' && first !== 0) {
    sent.push({ leadId, at: lead.statusSince, ...at(replies, 2) });
  }
  const isPlanned = lead.status === 'follow-up' || (lead.status === 'proposal-sent' && number % 2);
  if (isPlanned) {
    const on = addDays(easternDateOf(now), (number % 7) - 2);
    const task = at(followUpTasks, number);
    Object.assign(lead, { followUpOn: on, followUpTask: task });
    changes.push({ leadId, at: lead.statusSince, kind: 'follow-up-changed', detail: { on, task } });
  }
}

/** What is proposed, and what a client pays from the month after. Some amounts are not known yet. */
function addAmount(
  lead: InventedLead,
  changes: Entry[],
  { number, to, on }: { number: number; to: LeadStatus; on: Date },
): void {
  if ((to !== 'proposal-sent' && to !== 'closed-won') || number % 7 === 0) return;
  const nextMonth = addDays(`${easternDateOf(on).slice(0, 7)}-01`, 31).slice(0, 7);
  const isOnce = number % 4 === 1;
  const amount: Amount = {
    cents: at(isOnce ? [240_000, 400_000] : [95_000, 150_000, 280_000], number),
    rhythm: isOnce ? 'once' : 'monthly',
    from: nextMonth,
    until: null,
  };
  const of = to === 'closed-won' ? 'client' : 'proposal';
  lead[amountFields[of]] = amount;
  changes.push({ leadId: lead.id, at: on, kind: 'amount-changed', detail: { of, amount } });
}
