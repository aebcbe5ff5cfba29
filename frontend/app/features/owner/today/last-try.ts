import { type EasternDate, easternDateOf, type ListedLead } from '@agency/contracts';
import { formatBriefDay, formatEasternTime } from '~/lib/eastern-display';

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
