import { appointmentMinutes } from '@agency/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { scheduler } from '~/content/scheduler';
import { SlotPicker } from '~/features/slot-picker/slot-picker';
import { ApiError } from '~/lib/api-error';
import { paths } from '~/lib/paths';
import { createQueryClient } from '~/lib/query-client';
import { whenIdle } from '~/lib/when-idle';
import type { BookedHere } from './booking-submission';

export interface SchedulerProps {
  contactId: number;
  /** A time that was chosen before: its confirmation is open if it is free. */
  start?: Date;
  /** Called once the call is booked: the page takes over. */
  onBooked: (appointment: BookedHere) => void;
  /** Its heading, which is on the page before this file is. */
  children?: ReactNode;
}

const texts = scheduler.booking;

/** Loads the code for booking. The browser caches it; a failed load is retried by the next call. */
const loadBooking = () => import('./booking-submission');

/** Loads it and starts the bot check while the visitor chooses a time. */
function prepareBooking(): void {
  whenIdle()
    .then(loadBooking)
    .then(({ botProof }) => botProof.start())
    // Offline: booking retries and reports its own failure.
    .catch(() => undefined);
}

/** Lets a lead pick a day and a time for the free call, and books it. */
export function Scheduler({ contactId, start, onBooked, children }: SchedulerProps) {
  const [queryClient] = useState(createQueryClient);
  // Read before sending: the network that lost the answer may be gone afterward.
  const mayBeBooked = useRef(false);

  async function sendRequest(scheduledAt: string): Promise<BookedHere> {
    mayBeBooked.current ||= navigator.onLine;
    const { sendBooking } = await loadBooking();
    return sendBooking({ contactId, scheduledAt, duration: appointmentMinutes });
  }

  return (
    <QueryClientProvider client={queryClient}>
      <section aria-labelledby="scheduler-heading">
        {children}
        <SlotPicker
          texts={texts}
          initialTime={start}
          onDayChosen={prepareBooking}
          sendRequest={sendRequest}
          onBooked={onBooked}
          onFailed={(error) => reportFailure(error, mayBeBooked.current)}
        />
      </section>
    </QueryClientProvider>
  );
}

/**
 * The panel shows the error. The specified alert also appears if the network or the server failed; some in-app browsers
 * never show it.
 */
function reportFailure(error: Error, mayBeBooked: boolean): ReactNode {
  const { status, sentence } =
    error instanceof ApiError ? error : { status: 0, sentence: undefined };
  if (status === 0 || status >= 500) window.alert(texts.failed);
  if (status === 404) {
    return (
      <>
        {sentence}{' '}
        <a href={paths.leadGeneration} className="underline underline-offset-2">
          {texts.backToForm}
        </a>
      </>
    );
  }
  return sentence ?? (mayBeBooked || navigator.onLine ? texts.unsure : texts.offline);
}
