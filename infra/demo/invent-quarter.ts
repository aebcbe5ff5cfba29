import {
  type AppointmentStatus,
  addDays,
  autoReplyDelayMinutes,
  type EasternDate,
  type EmailName,
  easternDateOf,
  easternInstant,
} from '@agency/contracts';
import { type BusyTime, callTimes, inventBusyTimes, type TakeCallTime } from './invent-calls.ts';
import { inventLead, type LeadStory } from './invent-lead.ts';
import { type InventedSpend, inventSpend } from './invent-sources.ts';

export interface InventedCall {
  leadId: number;
  uid: string;
  scheduledAt: Date;
  status: AppointmentStatus;
  bookedAt: Date;
  /** When it was cancelled, or the owner said how it went. */
  settledAt: Date | null;
}

/** An email about a call if it has one, else about the lead. */
export interface InventedEmail {
  leadId: number;
  callUid: string | null;
  mail: EmailName;
  state: 'sent' | 'failed';
  reason: string | null;
  at: Date;
}

export interface Quarter {
  leads: LeadStory[];
  calls: InventedCall[];
  emails: InventedEmail[];
  busyTimes: BusyTime[];
  spend: InventedSpend[];
}

export const leadCount = 180;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** The newest leads, in hours before now, none of them answered: in time, late, and late for over a month. */
const waitingHours = [0.2, 3, 8, 19, 27, 74, 122, 34 * 24, 41 * 24, 55 * 24];

/** The same people and events whenever it is called, moved to the 90 days before now and the weeks after. */
export function inventQuarter(now: Date): Quarter {
  const today = easternDateOf(now);
  const leads = Array.from({ length: leadCount }, (_, number) => {
    const hours = waitingHours[number];
    const createdAt =
      hours === undefined ? arrival(number, today) : new Date(now.getTime() - hours * hourMs);
    return inventLead(number, { createdAt, now, isAnswered: hours === undefined });
  });
  const busyTimes = inventBusyTimes(today);
  const takeTime = callTimes(busyTimes);
  const calls = leads.flatMap((story, number) => inventCall(story, { number, now, takeTime }));
  return {
    leads,
    calls,
    emails: inventEmails(leads, calls, now),
    busyTimes,
    spend: inventSpend(today),
  };
}

/** One to 89 days ago, more of them lately. */
function arrival(number: number, today: EasternDate): Date {
  const share = (number - waitingHours.length) / (leadCount - waitingHours.length);
  const hour = 8 + ((number * 5) % 12);
  const minute = (number * 17) % 60;
  const time = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
  return easternInstant(addDays(today, -1 - Math.floor(89 * share ** 1.3)), time);
}

interface CallContext {
  number: number;
  now: Date;
  takeTime: TakeCallTime;
}

/** Two of three leads that were answered booked a call, one to six days later. */
function inventCall(
  { lead, changes }: LeadStory,
  { number, now, takeTime }: CallContext,
): InventedCall[] {
  if (changes.length === 0 || number % 3 === 2) return [];
  const bookedAt = new Date(lead.createdAt.getTime() + 4 * minuteMs);
  const scheduledAt = takeTime(addDays(easternDateOf(bookedAt), 1 + (number % 6)), number);
  // The last day's calls wait for the owner to say how they went.
  const isSettled = scheduledAt.getTime() < now.getTime() - dayMs;
  const status = isSettled ? outcomeOf(number) : 'scheduled';
  const settledMs = scheduledAt.getTime() + (status === 'cancelled' ? -20 * hourMs : 35 * minuteMs);
  return [
    {
      leadId: lead.id,
      uid: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
      scheduledAt,
      status,
      bookedAt,
      settledAt: isSettled ? new Date(settledMs) : null,
    },
  ];
}

function outcomeOf(number: number): AppointmentStatus {
  if (number % 11 === 0) return 'no-show';
  return number % 13 === 0 ? 'cancelled' : 'completed';
}

function inventEmails(leads: LeadStory[], calls: InventedCall[], now: Date): InventedEmail[] {
  const callOf = new Map(calls.map((call) => [call.leadId, call]));
  const emails: InventedEmail[] = [];
  for (const { lead, replies } of leads) {
    const call = callOf.get(lead.id);
    const add = (mail: EmailName, at: Date, callUid: string | null = null) => {
      if (at < now) {
        emails.push({ leadId: lead.id, callUid, mail, state: 'sent', reason: null, at });
      }
    };
    if (lead.source === 'form') {
      add('lead-notice', lead.createdAt);
      const autoReplyAt = new Date(lead.createdAt.getTime() + autoReplyDelayMinutes * minuteMs);
      if (!call) add('lead-auto-reply', autoReplyAt);
    }
    for (const { at } of replies) add('lead-reply', at);
    if (!call) continue;
    const { uid, bookedAt, scheduledAt, status } = call;
    add('booking-notice', bookedAt, uid);
    add('booking-invitation', bookedAt, uid);
    if (status === 'cancelled') continue;
    add('reminder-24-hours', new Date(scheduledAt.getTime() - dayMs), uid);
    add('reminder-10-minutes', new Date(scheduledAt.getTime() - 10 * minuteMs), uid);
  }
  const bounced = emails.filter(({ mail }) => mail === 'lead-auto-reply').slice(0, 1);
  for (const email of bounced) {
    Object.assign(email, { state: 'failed', reason: '550 5.1.1 No such user here' });
  }
  return emails;
}
