import { useCurrentMinute } from '~/lib/use-clock';
import { useIsNarrow } from '~/lib/use-is-narrow';
import { AppointmentList } from '../appointments/appointment-list';
import { BookCallFor } from '../appointments/booking/book-call-for';
import { useAppointmentAddress } from './appointment-address';
import { AppointmentsHead } from './appointments-head';
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
