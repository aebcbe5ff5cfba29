import { type EasternDate, easternDateOf, type OwnerAppointment } from '@agency/contracts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { formatBriefDay, formatEasternTime } from '~/lib/eastern-display';
import { ActionLink } from '~/ui/desk/action-button';
import { canBeJoined, stageOf } from '../appointments/appointment-state';
import { serviceLabel, spendLabel } from '../shared/labels';
import { leadQuery } from '../shared/queries/leads';
import { nextCallQuery, todaysCallsQuery } from '../shared/queries/today';
import { CallLink } from './call-link';
import { Row } from './row';
import { NothingHere, Section } from './section';
import { shortSource } from './short-source';

interface CallsTodayProps {
  today: EasternDate;
  now: Date;
}

/** The calls of today that are not over yet. */
export function CallsToday({ today, now }: CallsTodayProps) {
  const query = useInfiniteQuery(todaysCallsQuery(today));
  const calls = query.data?.filter((call) => stageOf(call, now) !== 'past') ?? [];
  return (
    <Section title="Calls today" count={calls.length} query={query} what="Today's calls">
      {() =>
        calls.length === 0 ? (
          <NothingHere>
            No more calls today. <NextCall today={today} />
          </NothingHere>
        ) : (
          <ul>
            {calls.map((call) => (
              <CallRow key={call.id} call={call} now={now} />
            ))}
          </ul>
        )
      }
    </Section>
  );
}

interface CallRowProps {
  call: OwnerAppointment;
  now: Date;
}

/** A call with what its lead wrote. One day has few calls: where each lead came from is read by itself. */
function CallRow({ call, now }: CallRowProps) {
  const { contact, contactId, meetingUrl } = call;
  const { data: lead } = useQuery(leadQuery(contactId));
  const start = new Date(call.scheduledAt);
  const isSoon = canBeJoined(call, now);
  return (
    <Row
      when={formatEasternTime(start)}
      tone={isSoon ? 'soon' : 'calm'}
      lead={{ id: contactId, name: contact.name }}
      facts={[
        contact.company,
        contact.service && serviceLabel(contact.service),
        contact.monthlyAdSpend && spendLabel(contact.monthlyAdSpend),
        lead && shortSource(lead.attribution),
      ]}
      text={contact.message}
    >
      {contact.phone && <CallLink phone={contact.phone} name={contact.name} />}
      {isSoon && (
        <ActionLink href={meetingUrl} target="_blank" rel="noreferrer">
          Join<span className="sr-only"> the meeting with {contact.name} (opens a new tab)</span>
        </ActionLink>
      )}
    </Row>
  );
}

/** When the next call is, and with whom. */
export function NextCall({ today }: { today: EasternDate }) {
  const { data } = useQuery(nextCallQuery(today));
  const next = data?.items[0];
  if (!next) return null;
  const start = new Date(next.scheduledAt);
  return (
    <>
      Your next call is on {formatBriefDay(easternDateOf(start))} at {formatEasternTime(start)} with{' '}
      <bdi>{next.contact.name}</bdi>.
    </>
  );
}
