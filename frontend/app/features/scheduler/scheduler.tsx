import { appointmentMinutes, type CreateAppointmentResponse } from '@agency/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { SlotPicker } from '~/features/calendar/slot-picker';
import { sentenceOf } from '~/lib/api-error';
import { type Clock, systemClock } from '~/lib/clock';
import { createQueryClient } from '~/lib/query-client';
import { loadBooking, prepareBooking } from './load-booking';
import { SchedulerHeading } from './scheduler-heading';

export interface SchedulerProps {
  contactId: number;
  /** The call is booked: the page takes over. */
  onBooked: (appointment: CreateAppointmentResponse) => void;
  clock?: Clock;
}

const texts = {
  confirm: 'Confirm Appointment',
  confirming: 'Booking Your Call...',
};

/** Lets a lead pick a day and a time for the free call, and books it. */
export function Scheduler({ clock = systemClock, contactId, onBooked }: SchedulerProps) {
  const titleId = useId();
  const [queryClient] = useState(createQueryClient);

  async function sendRequest(scheduledAt: string): Promise<CreateAppointmentResponse> {
    const { sendBooking } = await loadBooking();
    return sendBooking({ contactId, scheduledAt, duration: appointmentMinutes });
  }

  function alertFailure(error: Error): string | null {
    window.alert('Sorry, there was an error booking your appointment. Please try again.');
    return sentenceOf(error) ?? null;
  }

  return (
    <QueryClientProvider client={queryClient}>
      <section aria-labelledby={titleId}>
        <SchedulerHeading id={titleId} />
        <SlotPicker
          texts={texts}
          clock={clock}
          onDayChosen={prepareBooking}
          sendRequest={sendRequest}
          onBooked={onBooked}
          onFailed={alertFailure}
        />
      </section>
    </QueryClientProvider>
  );
}
