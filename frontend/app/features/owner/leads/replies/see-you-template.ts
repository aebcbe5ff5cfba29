import {
  appointmentMinutes,
  brand,
  easternDateOf,
  type Lead,
  type ReplyTemplateFields,
} from '@agency/contracts';
import { formatBriefDay, formatDayOfYear, formatEasternTime } from '~/lib/eastern-display';

/** What a reply to somebody with a call ahead starts as: the time is set, so it asks for nothing. */
export function seeYouTemplate({
  scheduledAt,
}: NonNullable<Lead['nextCall']>): ReplyTemplateFields {
  const start = new Date(scheduledAt);
  const day = easternDateOf(start);
  return {
    name: `See you on ${formatBriefDay(day)}`,
    subject: `Our call on ${formatDayOfYear(day)}`,
    body: `Hello {first name},

Thank you for writing to us. I have read your request.

See you on ${formatDayOfYear(day)} at ${formatEasternTime(start)} Eastern Time. We have ${appointmentMinutes} minutes.

If there is something I should look at beforehand, reply to this email. I read every reply.

${brand.name}`,
  };
}
