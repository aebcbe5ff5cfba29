import type { CreateAppointmentResponse } from '@agency/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { type Clock, systemClock } from '~/lib/clock';
import { createQueryClient } from '~/lib/query-client';
import { BookingFlow } from './components/booking-flow';

export interface SchedulerProps {
  contactId: number;
  /** The call is booked: the page takes over. */
  onBooked: (appointment: CreateAppointmentResponse) => void;
  clock?: Clock;
}

/** Lets a lead pick a day and a time for the free call, and books it. */
export function Scheduler({ clock = systemClock, ...booking }: SchedulerProps) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <BookingFlow {...booking} clock={clock} />
    </QueryClientProvider>
  );
}
