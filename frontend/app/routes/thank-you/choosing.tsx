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
      <h1 className="text-page">{thankYou.choosing.heading}</h1>
      <p className="mb-10 mt-4 text-lead">{thankYou.choosing.text}</p>
      <Scheduler contactId={contactId} onBooked={onBooked} />
    </>
  );
}
