import { type EasternDate, easternDateOf, type OwnerAppointment } from '@agency/contracts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { formatBriefDay, formatEasternTime } from '~/lib/eastern-display';
import { classNames } from '~/ui/class-names';
import { MenuArrow } from '~/ui/desk/menu';
import { canBeJoined, stageOf } from '../appointments/appointment-state';
import { JoinLink } from '../appointments/meeting-link';
import { serviceLabel, spendLabel } from '../shared/labels';
import { leadQuery } from '../shared/leads';
import { CallLink } from './call-link';
import { nextCallQuery, todaysCallsQuery } from './queries';
import { Row } from './row';
import { shortSource, timeUntil } from './row-words';
import { NothingHere, Section } from './section';

interface CallsTodayProps {
  today: EasternDate;
  now: Date;
}

/** Today's calls that are not over: the next one, then the others. */
export function CallsToday({ today, now }: CallsTodayProps) {
  const query = useInfiniteQuery(todaysCallsQuery(today));
  const [next, ...others] = query.data?.filter((call) => stageOf(call, now) !== 'past') ?? [];
  return (
    <Section
      title={next || query.data === undefined ? 'Next call' : 'Calls today'}
      count={undefined}
      note={others.length > 0 ? `${others.length + 1} today` : undefined}
      query={query}
      what="Today’s calls"
    >
      {() =>
        next ? (
          <>
            <ul>
              <CallRow call={next} now={now} isNext />
            </ul>
            <OtherCalls calls={others} now={now} />
          </>
        ) : (
          <NothingHere>
            No more calls today. <NextCall today={today} />
          </NothingHere>
        )
      }
    </Section>
  );
}

interface OtherCallsProps {
  calls: readonly OwnerAppointment[];
  now: Date;
}

/** On a phone, several fold into one line: the leads to answer must be on the first screen. */
function OtherCalls({ calls, now }: OtherCallsProps) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  if (calls.length === 0) return null;
  const isFolded = calls.length > 1 && !isOpen;
  const times = calls.map(({ scheduledAt }) => formatEasternTime(new Date(scheduledAt)));
  return (
    <>
      {calls.length > 1 && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          className="flex min-h-11 w-full cursor-pointer items-center gap-x-2 border-b border-sand text-left sm:hidden"
          onClick={() => setOpen(!isOpen)}
        >
          <span className="font-semibold whitespace-nowrap">{calls.length} more</span>
          <span className="truncate text-fine text-slate">{times.join(' · ')}</span>
          <MenuArrow className={classNames('ml-auto shrink-0', isOpen && 'rotate-180')} />
        </button>
      )}
      <ul id={listId} className={isFolded ? 'max-sm:hidden' : undefined}>
        {calls.map((call) => (
          <CallRow key={call.id} call={call} now={now} />
        ))}
      </ul>
    </>
  );
}

interface CallRowProps {
  call: OwnerAppointment;
  now: Date;
  isNext?: boolean;
}

/** A call with the lead's message. A day has few calls, so each lead's source is fetched separately. */
function CallRow({ call, now, isNext = false }: CallRowProps) {
  const { contact, contactId } = call;
  const { data: lead } = useQuery(leadQuery(contactId));
  const start = new Date(call.scheduledAt);
  const isSoon = canBeJoined(call, now);
  return (
    <Row
      when={formatEasternTime(start)}
      tone={isSoon ? 'soon' : 'calm'}
      lead={{ id: contactId, name: contact.name }}
      facts={[
        isNext ? timeUntil(start, now) : null,
        contact.company,
        contact.service && serviceLabel(contact.service),
        contact.monthlyAdSpend && spendLabel(contact.monthlyAdSpend),
        lead && shortSource(lead.attribution),
      ]}
      text={isNext ? contact.message : null}
      isFirst={isNext || isSoon}
    >
      {contact.phone && <CallLink phone={contact.phone} name={contact.name} />}
      {(isNext || isSoon) && <JoinLink appointment={call} now={now} />}
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
