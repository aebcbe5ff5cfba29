import { type Clock, systemClock } from '~/lib/clock';
import { useCurrentMinute } from '~/lib/use-current-minute';
import { AppointmentList } from '../appointments/appointment-list';
import { BookCallFor } from '../appointments/booking/book-call-for';
import { useAppointmentAddress } from '../shared/appointment-address';
import { useIsNarrow } from '../shared/use-is-narrow';
import { AppointmentsHead } from './appointments-head';
import { MonthView } from './month-view';
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
      <AppointmentsHead address={address} now={now} isNarrow={isNarrow}>
        <BookCallFor clock={clock} />
      </AppointmentsHead>
      {address.view === 'week' && (
        <WeekView address={address} now={now} clock={clock} isNarrow={isNarrow} />
      )}
      {address.view === 'month' && <MonthView address={address} now={now} />}
      {address.view === 'list' && <AppointmentList clock={clock} />}
    </>
  );
}
