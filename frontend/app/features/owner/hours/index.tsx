import {
  type AvailabilitySlot,
  availabilityViews,
  easternDateOf,
  type OwnerAppointment,
  type OwnerRules,
  proposedRules,
} from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCurrentMinute } from '~/lib/clock';
import { formatBriefMoment, weekFromMonday } from '~/lib/eastern-display';
import { ActionButton, Actions } from '~/ui/desk/action-button';
import { LoadFailed } from '~/ui/desk/async-section';
import { LeaveGuard } from '~/ui/desk/leave-guard';
import { NoticeBox } from '~/ui/desk/notice';
import { TextLink } from '~/ui/desk/text-link';
import { ViewSwitch } from '~/ui/desk/view-switch';
import { appointmentsOutsideHoursQuery } from '../shared/appointments';
import { deskLink } from '../shared/paths';
import { parseAvailabilityView } from '../shared/places';
import { BookingRulesForm } from './booking-rules-form';
import { Holidays } from './holidays';
import { availabilityQuery, ownerRulesQuery } from './queries';
import { TimeOffList } from './time-off/time-off-list';
import { useRulesChange } from './use-rules-change';
import { WeekAhead } from './week-ahead';
import { WeekdayForm } from './weekly/weekday-form';

interface AvailabilityProps {
  /** The view of the owner's calendars. */
  ownCalendar?: ReactNode;
}

const viewLabels = {
  hours: 'Hours',
  'time-off': 'Time off',
  calendars: 'Calendars',
  rules: 'Rules',
} as const;

/** When the owner can be booked, in four views beside a preview of what visitors see. */
export function Availability({ ownCalendar }: AvailabilityProps) {
  const now = useCurrentMinute();
  const [params] = useSearchParams();
  const view = parseAvailabilityView(params);
  const hours = useQuery({ ...availabilityQuery, refetchOnMount: 'always' });
  const rules = useQuery({ ...ownerRulesQuery, refetchOnMount: 'always' });
  const outside = useQuery(appointmentsOutsideHoursQuery(now));
  const failed = [hours, rules].find(({ error, data }) => error && !data);

  if (failed) {
    const retry = () => void Promise.all([hours.refetch(), rules.refetch()]);
    return <LoadFailed what="Your hours" error={failed.error} onRetry={retry} />;
  }
  // The notice of calls outside is above the hours: appearing later, it would move them under the pointer.
  if (!hours.data || !rules.data || outside.isPending) return <output>Loading your hours …</output>;
  const content = {
    hours: <WeeklyHours slots={hours.data} />,
    'time-off': (
      <>
        <TimeOffList now={now} />
        <Holidays rules={rules.data} />
      </>
    ),
    calendars: ownCalendar,
    rules: <BookingRulesForm rules={rules.data} />,
  };
  return (
    <div className="grid gap-5">
      <RulesProposal rules={rules.data} />
      <AppointmentsOutside found={outside.data} />
      <ViewSwitch
        className="justify-self-start max-sm:[--view-gutter:0.625rem]"
        views={availabilityViews.map((one) => ({
          label: viewLabels[one],
          to: deskLink.availability(one),
          isCurrent: one === view,
        }))}
        preventScrollReset
      />
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-8 min-[64rem]:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 min-[64rem]:order-last">
          <WeekAhead now={now} />
        </div>
        <div className="grid min-w-0 gap-10">{content[view]}</div>
      </div>
    </div>
  );
}

/** A form for each weekday. */
function WeeklyHours({ slots }: { slots: AvailabilitySlot[] }) {
  const [unsavedCount, countUnsaved] = useState(0);
  return (
    <section aria-labelledby="weekly-hours" className="grid min-w-0 gap-3">
      <h2 id="weekly-hours" className="text-title">
        Weekly hours
      </h2>
      <p className="text-fine text-slate">Eastern Time.</p>
      <LeaveGuard isUnsaved={unsavedCount > 0} heldBy={['tab', 'view']} />
      <div className="border-t border-sand">
        {weekFromMonday.map((day) => (
          <WeekdayForm key={day} day={day} slots={slots} countUnsaved={countUnsaved} />
        ))}
      </div>
    </section>
  );
}

const hours = proposedRules.minimumNoticeMinutes / 60;

/** Proposes rules to an owner who has none. Does not return once answered. */
function RulesProposal({ rules }: { rules: OwnerRules }) {
  const change = useRulesChange(rules, ({ declinesProposal }) =>
    declinesProposal
      ? null
      : { title: 'Booking Rules Saved', description: 'They now apply to visitors.' },
  );
  if (!rules.isProposalOpen) return null;
  return (
    <section aria-label="Proposed rules">
      <NoticeBox
        tone="info"
        className="grid-cols-[auto_1fr] items-center gap-x-4 py-1.5 max-sm:grid-cols-1"
      >
        <strong>
          Let visitors book at least {hours} hours and at most {proposedRules.horizonDays} days
          ahead?
        </strong>
        <Actions className="mt-0!">
          <ActionButton
            isPrimary
            isBlocked={change.isPending}
            onClick={() => change.mutate(proposedRules)}
          >
            Use these rules
          </ActionButton>
          <ActionButton
            isBlocked={change.isPending}
            onClick={() => change.mutate({ declinesProposal: true })}
          >
            No, thanks
          </ActionButton>
        </Actions>
      </NoticeBox>
    </section>
  );
}

interface AppointmentsOutsideProps {
  /** As `appointmentsOutsideHoursQuery` reads them; undefined if they could not be read. */
  found: { items: OwnerAppointment[]; total: number } | undefined;
}

/** How many upcoming calls are outside the current hours, and the first one. They stay booked. */
function AppointmentsOutside({ found }: AppointmentsOutsideProps) {
  const first = found?.items[0];
  const total = found?.total ?? 0;
  return (
    <div role="status" className="empty:hidden">
      {first && (
        <NoticeBox
          tone="warning"
          className="grid-cols-[auto_1fr] items-center gap-x-4 py-1.5 max-sm:grid-cols-1"
        >
          <p className="wrap-anywhere">
            <strong>
              {total === 1
                ? '1 call is outside your hours:'
                : `${total} calls are outside your hours. The first:`}
            </strong>{' '}
            <bdi>{first.contact.name}</bdi>, {formatBriefMoment(new Date(first.scheduledAt))}
          </p>
          <TextLink
            to={deskLink.appointments({ day: easternDateOf(new Date(first.scheduledAt)) })}
            isTall
          >
            Show in the week
          </TextLink>
        </NoticeBox>
      )}
    </div>
  );
}
