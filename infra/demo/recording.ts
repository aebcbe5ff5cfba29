import { readFileSync } from 'node:fs';
import {
  type AdPlatform,
  type AppointmentStatus,
  type Attribution,
  addDays,
  demoMark,
  type EasternDate,
  type EmailName,
  easternDateOf,
  type LeadStatus,
} from '@agency/contracts';
import { momentsAt } from './moments.ts';

/** Instants are ISO 8601. `detail` is as in the timeline. */
interface Entry {
  at: string;
  kind: string;
  detail: object;
}

interface Email {
  at: string;
  mail: EmailName;
  /** Sent, unless it says otherwise. */
  state?: 'failed';
  reason?: string;
}

/** A lead as its table has it, and what happened to it. */
export interface RecordedLead {
  id: number;
  name: string;
  email: string;
  phone: string;
  company: string;
  source: 'form' | 'owner';
  /** Null if she added the lead. */
  attribution: Attribution | null;
  status: LeadStatus;
  createdAt: string;
  events: Entry[];
  activities: Entry[];
  replies: { at: string; subject: string; body: string }[];
  emails: Email[];
  call?: {
    scheduledAt: string;
    createdAt: string;
    status: AppointmentStatus;
    events: Entry[];
    emails: Email[];
  };
}

interface BusyTime {
  startsAt: string;
  endsAt: string;
  title: string;
}

interface Spend {
  platform: AdPlatform;
  /** Begins with the mark. */
  campaignId: string;
  campaign: string;
  days: { day: EasternDate; cents: number }[];
}

export interface Recording {
  leads: RecordedLead[];
  busyTimes: BusyTime[];
  spend: Spend[];
}

/** The same people and events whenever it is read, moved to the quarter before now and the weeks after. */
export function readRecording(now: Date): Recording {
  const momentOf = momentsAt(now);
  const today = easternDateOf(now);
  const recorded = readLines<{ platform: AdPlatform; campaign: string; cents: number[] }>(
    'spend',
    momentOf,
  );
  return {
    leads: readLines<RecordedLead>('leads', momentOf),
    busyTimes: readLines<BusyTime>('busy-times', momentOf),
    // Ads run every day. The last amount is yesterday's.
    spend: recorded.map(({ platform, campaign, cents }, index) => ({
      platform,
      campaignId: `${demoMark}-${index}`,
      campaign,
      days: cents.map((amount, day) => ({
        day: addDays(today, day - cents.length),
        cents: amount,
      })),
    })),
  };
}

/** One record a line. A text that begins with `@` is a moment. */
function readLines<Line>(name: string, momentOf: (moment: string) => string): Line[] {
  const text = readFileSync(new URL(`${name}.jsonl`, import.meta.url), 'utf8');
  return text
    .trimEnd()
    .replaceAll(/"(@[^"]*)"/g, (_, moment: string) => `"${momentOf(moment)}"`)
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}
