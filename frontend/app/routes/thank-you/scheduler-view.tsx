import { thankYou } from '~/content/thank-you';
import { type BookedHere, Scheduler } from '~/features/scheduler';
import { leadHere } from '~/lib/contact-address';

interface SchedulerViewProps {
  contactId: number;
  onBooked: (appointment: BookedHere) => void;
}

export function SchedulerView({ contactId, onBooked }: SchedulerViewProps) {
  const isListed = leadHere().topic === 'newsletter';
  const { heading, text } = isListed ? thankYou.listed : thankYou.choosing;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-baseline gap-x-6">
        <h1 className="text-heading">{heading}</h1>
        {/* Two lines on phones in any font: the content below must not move when ours arrives. */}
        <p className="max-[30rem]:min-h-[2lh]">{text}</p>
      </div>
      <Scheduler contactId={contactId} onBooked={onBooked} />
    </>
  );
}
