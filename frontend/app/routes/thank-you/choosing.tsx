import type { CreateAppointmentResponse } from '@agency/contracts';
import { thankYou } from '~/content/thank-you';
import { Scheduler } from '~/features/scheduler';

interface ChoosingProps {
  contactId: number;
  onBooked: (appointment: CreateAppointmentResponse) => void;
}

export function Choosing({ contactId, onBooked }: ChoosingProps) {
  return (
    <>
      <div className="mb-6 flex flex-wrap items-baseline gap-x-6">
        <h1 className="text-heading">{thankYou.choosing.heading}</h1>
        {/* Two lines on phones in any font: what follows must not move when ours arrives. */}
        <p className="max-[30rem]:min-h-[2lh]">{thankYou.choosing.text}</p>
      </div>
      <Scheduler contactId={contactId} onBooked={onBooked} />
    </>
  );
}
