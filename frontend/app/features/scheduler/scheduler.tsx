import { appointmentMinutes, type CreateAppointmentResponse } from '@agency/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '~/lib/api-error';
import { type Clock, systemClock } from '~/lib/clock';
import { createQueryClient } from '~/lib/query-client';
import { SlotChoice } from './components/slot-choice';
import { loadBooking, prepareBooking } from './load-booking';

export interface SchedulerProps {
  contactId: number;
  /** The call is booked: the page takes over. */
  onBooked: (appointment: CreateAppointmentResponse) => void;
  clock?: Clock;
}

const words = {
  title: 'Schedule Your Strategy Call',
  lead: `Pick a time for your free ${appointmentMinutes}-minute consultation.`,
  confirm: 'Confirm Appointment',
  confirming: 'Booking Your Call...',
};

/** Lets a lead pick a day and a time for the free call, and books it. */
export function Scheduler({ clock = systemClock, contactId, onBooked }: SchedulerProps) {
  const [queryClient] = useState(createQueryClient);
  const order = {
    prepare: prepareBooking,
    async send(scheduledAt: string) {
      const { sendBooking } = await loadBooking();
      return sendBooking({ contactId, scheduledAt, duration: appointmentMinutes });
    },
    onDone: onBooked,
    onFailed(error: Error) {
      window.alert('Sorry, there was an error booking your appointment. Please try again.');
      return sentenceOf(error) ?? null;
    },
  };
  return (
    <QueryClientProvider client={queryClient}>
      <SlotChoice words={words} order={order} clock={clock} />
    </QueryClientProvider>
  );
}
