import type { CreateAppointmentResponse } from '@agency/contracts';
import { type Clock, systemClock } from '~/lib/clock';
import { BookingFlow } from './components/booking-flow';

export interface SchedulerProps {
  contactId: number;
  /** The call is booked: the page takes over. */
  onBooked: (appointment: CreateAppointmentResponse) => void;
  clock?: Clock;
}

/** Lets a lead pick a day and a time for the free call, and books it. */
export function Scheduler({ clock = systemClock, ...booking }: SchedulerProps) {
  return <BookingFlow {...booking} clock={clock} />;
}
