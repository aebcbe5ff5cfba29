import {
  type EasternDate,
  easternDateOf,
  type OwnerAppointment,
  phoneHref,
} from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { formatBriefDay, formatEasternTime } from '~/lib/eastern-display';
import { ActionLink } from '~/ui/desk/action-button';
import { stageOf } from '../appointments/appointment-state';
import { serviceLabel, spendLabel } from '../leads/labels';
import { leadQuery } from '../queries/leads';
import { callsOfDayQuery, nextCallQuery } from '../queries/today';
import { ReachLink } from './reach-link';
import { Row } from './row';
import { NothingHere, Section } from './section';
import { shortSource } from './short-source';

interface CallsTodayProps {
  today: EasternDate;
  now: Date;
}

/** The calls of today that are not over yet. */
export function CallsToday({ today, now }: CallsTodayProps) {
  const query = useQuery(callsOfDayQuery(today));
  const calls = query.data?.items.filter((call) => stageOf(call, now) !== 'past') ?? [];
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

const joinBeforeMs = 60 * 60_000;

interface CallRowProps {
  call: OwnerAppointment;
  now: Date;
}

/** A call with what its lead wrote. One day has few calls: each lead is read by itself. */
function CallRow({ call, now }: CallRowProps) {
  const { contact, contactId, meetingUrl } = call;
  const { data: lead } = useQuery(leadQuery(contactId));
  const start = new Date(call.scheduledAt);
  const isSoon = start.getTime() - now.getTime() <= joinBeforeMs;
  return (
    <Row
      when={formatEasternTime(start)}
      tone={isSoon ? 'soon' : 'calm'}
      lead={{ id: contactId, name: contact.name }}
      facts={[
        contact.company,
        lead?.service && serviceLabel(lead.service),
        lead?.monthlyAdSpend && spendLabel(lead.monthlyAdSpend),
        lead && shortSource(lead.attribution),
      ]}
      text={lead?.message}
    >
      {lead?.phone && (
        <ReachLink href={phoneHref(lead.phone)} icon="phone" name={contact.name}>
          Call
        </ReachLink>
      )}
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
      The next one is on {formatBriefDay(easternDateOf(start))} at {formatEasternTime(start)} with{' '}
      <bdi>{next.contact.name}</bdi>.
    </>
  );
}
