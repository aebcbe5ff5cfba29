import type { OwnerRules } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { AsyncSection } from '~/ui/desk/async-section';
import { TextLink } from '~/ui/desk/text-link';
import { TitledSection } from '~/ui/desk/titled-section';
import { deskLink } from '../shared/paths';
import { ownerRulesQuery } from '../shared/queries/owner-rules';

/** The booking rules, one sentence each, with a link to where they are edited. */
export function BookingSettings() {
  const query = useQuery({ ...ownerRulesQuery, refetchOnMount: 'always' });
  return (
    <TitledSection title="Booking">
      <AsyncSection query={query} what="Your booking rules">
        {(rules) => (
          <ul className="grid gap-1">
            {rulesInSentences(rules).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
      </AsyncSection>
      <p className="flex flex-wrap gap-x-5">
        <TextLink to={deskLink.availability('rules')} className="py-2.5">
          Change the rules
        </TextLink>
        <TextLink to={deskLink.availability('time-off')} className="py-2.5">
          Holidays and time off
        </TextLink>
        <TextLink to={deskLink.availability('hours')} className="py-2.5">
          Weekly hours
        </TextLink>
        <TextLink to={deskLink.availability('calendars')} className="py-2.5">
          Calendars
        </TextLink>
      </p>
    </TitledSection>
  );
}

const hours = (minutes: number) =>
  minutes === 60 ? '1 hour' : `${(minutes / 60).toLocaleString('en-US')} hours`;

/** The booking rules, one sentence each. Always the same number of sentences, in the same order. */
export function rulesInSentences(
  rules: Pick<
    OwnerRules,
    | 'minimumNoticeMinutes'
    | 'horizonDays'
    | 'bufferMinutes'
    | 'maxCallsPerDay'
    | 'isClosedOnHolidays'
  >,
): string[] {
  const { minimumNoticeMinutes, horizonDays, bufferMinutes, maxCallsPerDay } = rules;
  return [
    minimumNoticeMinutes === 0
      ? 'Visitors can book at any time before a call.'
      : `Visitors book at least ${hours(minimumNoticeMinutes)} ahead.`,
    horizonDays === null
      ? 'Visitors can book any number of days ahead.'
      : `Visitors book at most ${horizonDays} days ahead.`,
    bufferMinutes === 0
      ? 'Calls can follow one another without a break.'
      : `There are ${bufferMinutes} minutes between calls.`,
    maxCallsPerDay === null
      ? 'There is no daily limit on calls.'
      : `At most ${maxCallsPerDay} calls a day.`,
    rules.isClosedOnHolidays
      ? 'Closed on US holidays, except those you opened.'
      : 'Open on US holidays.',
  ];
}
