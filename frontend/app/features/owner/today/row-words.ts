import {
  type Attribution,
  type EasternDate,
  easternDateOf,
  type ListedLead,
  responseHours,
} from '@agency/contracts';
import { formatBriefDay, formatEasternTime } from '~/lib/eastern-display';
import { formatDuration } from '../leads/duration';

const hourMs = 3_600_000;

/** With this much of the promised time left or less, the row warns. */
const soonHours = 4;

export interface Promised {
  /** `2 h left`, `26 h late`. */
  text: string;
  tone: 'calm' | 'soon' | 'late';
}

/** How much of the promised response time is left, in whole hours, then minutes. */
export function promisedAnswer(createdAt: string, now: Date): Promised {
  const leftMs = Date.parse(createdAt) + responseHours * hourMs - now.getTime();
  if (leftMs <= 0) return { text: `${formatDuration(-leftMs)} late`, tone: 'late' };
  return {
    text: `${formatDuration(leftMs)} left`,
    tone: leftMs <= soonHours * hourMs ? 'soon' : 'calm',
  };
}

/** `in 12 min`, `in 3 h`; `now` once it has begun. */
export function timeUntil(start: Date, now: Date): string {
  const ms = start.getTime() - now.getTime();
  return ms <= 0 ? 'now' : `in ${formatDuration(ms)}`;
}

const outcomes = { 'no-answer': 'no answer', voicemail: 'left a voicemail' };

/** `called 8:52, no answer`; with the day if it was not today. */
export function lastTryInWords(
  lastTry: ListedLead['lastTry'],
  today: EasternDate,
): string | undefined {
  if (!lastTry) return undefined;
  const at = new Date(lastTry.at);
  const day = easternDateOf(at);
  const when = day === today ? formatEasternTime(at).replace(/ [AP]M$/, '') : formatBriefDay(day);
  return `called ${when}, ${outcomes[lastTry.outcome]}`;
}

/** A lead's first source, for a row: `google / cpc · spring`, `news.example`. Empty if unknown. */
export function shortSource(attribution: Attribution | null): string | undefined {
  const touch = attribution?.first ?? attribution?.last;
  if (!touch) return undefined;
  const tags = [touch.utm_source, touch.utm_medium].filter(Boolean).join(' / ');
  if (tags) return [tags, touch.utm_campaign].filter(Boolean).join(' · ');
  const { gclid, gbraid, wbraid, gad_source, gad_campaignid } = touch;
  if (gclid || gbraid || wbraid || gad_source || gad_campaignid) return 'Google ad';
  if (touch.msclkid) return 'Microsoft ad';
  if (touch.fbclid) return 'Facebook or Instagram';
  return touch.referrerHost ?? 'Direct';
}
