import { type Clock, systemClock } from '~/lib/clock';
import { useCurrentMinute } from '~/lib/use-current-minute';
import { AppointmentList } from '../appointments/appointment-list';
import { BookCallFor } from '../booking/book-call-for';
import { CalendarHead } from './calendar-head';
import { MonthView } from './month-view';
import { useIsNarrow } from './use-is-narrow';
import { useAppointmentAddress } from './view-address';
import { WeekView } from './week-view';

interface AppointmentsProps {
  clock?: Clock;
}

/** The appointments as a week, a month or a list. */
export function Appointments({ clock = systemClock }: AppointmentsProps) {
  const now = useCurrentMinute(clock);
  const address = useAppointmentAddress();
  const isNarrow = useIsNarrow();
  return (
    <>
      <CalendarHead address={address} now={now} isNarrow={isNarrow}>
        <BookCallFor clock={clock} />
      </CalendarHead>
      {address.view === 'week' && (
        <WeekView address={address} now={now} clock={clock} isNarrow={isNarrow} />
      )}
      {address.view === 'month' && <MonthView address={address} now={now} />}
      {address.view === 'list' && <AppointmentList clock={clock} />}
    </>
  );
}
