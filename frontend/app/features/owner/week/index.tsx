import { addDays, type EasternDate, easternDateOf, mondayOf } from '@agency/contracts';
import type { ReactNode } from 'react';
import { useCurrentMinute } from '~/lib/clock';
import { formatDayOfYear, formatDayRange } from '~/lib/eastern-display';
import { useIsNarrow } from '~/lib/use-is-narrow';
import { ActionButton } from '~/ui/desk/action-button';
import { Tooltip } from '~/ui/desk/tooltip';
import { ViewSwitch } from '~/ui/desk/view-switch';
import { AppointmentList } from '../appointments/appointment-list';
import { BookCallFor } from '../appointments/booking/book-call';
import { appointmentViews } from '../shared/paths';
import { type AppointmentAddressControl, useAppointmentAddress } from './appointment-address';
import { nextWeekday } from './day-clock';
import { useOpeningDay } from './queries';
import { WeekView } from './week-view';

/** The appointments as a week or a list. */
export function Appointments() {
  const now = useCurrentMinute();
  const address = useAppointmentAddress();
  const isNarrow = useIsNarrow();
  return (
    <>
      <AppointmentsHead address={address} now={now} isNarrow={isNarrow}>
        <BookCallFor />
      </AppointmentsHead>
      {address.view === 'week' && <WeekView address={address} now={now} isNarrow={isNarrow} />}
      {address.view === 'list' && <AppointmentList />}
    </>
  );
}

const viewLabels = { week: 'Week', list: 'List' } as const;

interface AppointmentsHeadProps {
  address: AppointmentAddressControl;
  now: Date;
  /** Whether one day is shown at a time. */
  isNarrow: boolean;
  children: ReactNode;
}

/** The shown days, links to others, and the view switch. */
function AppointmentsHead({ address, now, isNarrow, children }: AppointmentsHeadProps) {
  const { view, to, show } = address;
  const today = easternDateOf(now);
  const opening = useOpeningDay(now);
  const day = address.day ?? opening ?? today;
  const unit = view === 'week' && isNarrow ? 'day' : view;
  return (
    <div className="mb-2.5 flex flex-wrap items-center gap-x-3 gap-y-2 max-md:justify-between max-md:*:last:order-2">
      {unit !== 'list' && (
        <>
          <div className="flex gap-1.5 max-md:gap-1 max-md:*:px-2.5">
            <Step unit={unit} by={-1} onStep={() => show({ day: stepped(unit, day, -1) })} />
            <ActionButton onClick={() => show({ day: today })}>Today</ActionButton>
            <Step unit={unit} by={1} onStep={() => show({ day: stepped(unit, day, 1) })} />
          </div>
          <h2
            aria-live="polite"
            className="font-sans font-semibold text-[length:1.125rem] max-md:order-1"
          >
            {titles[unit](day)}
          </h2>
        </>
      )}
      <ViewSwitch
        className="ml-auto max-md:ml-0 max-md:[--view-gutter:0.5rem]"
        views={appointmentViews.map((one) => ({
          label: viewLabels[one],
          to: to({ view: one }),
          isCurrent: one === view,
        }))}
        preventScrollReset
      />
      {children}
    </div>
  );
}

/** The period that is shown. */
type Unit = 'day' | 'week';

const titles: Record<Unit, (day: EasternDate) => string> = {
  day: formatDayOfYear,
  week: (day) => formatDayRange(mondayOf(day), addDays(mondayOf(day), 4)),
};

const stepped = (unit: Unit, day: EasternDate, by: 1 | -1): EasternDate =>
  unit === 'day' ? nextWeekday(day, by) : addDays(day, 7 * by);

interface StepProps {
  unit: Unit;
  by: 1 | -1;
  onStep: () => void;
}

function Step({ unit, by, onStep }: StepProps) {
  const label = `${by < 0 ? 'Previous' : 'Next'} ${unit}`;
  return (
    <Tooltip text={label}>
      <ActionButton aria-label={label} onClick={onStep}>
        <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4" fill="none">
          <path
            d={by < 0 ? 'M10 3 5 8l5 5' : 'm6 3 5 5-5 5'}
            stroke="currentColor"
            strokeWidth="1.75"
          />
        </svg>
      </ActionButton>
    </Tooltip>
  );
}
