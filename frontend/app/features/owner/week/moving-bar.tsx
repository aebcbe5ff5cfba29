import type { OwnerAppointment } from '@agency/contracts';
import { ActionButton } from '~/ui/desk/action-button';

interface MovingBarProps {
  call: OwnerAppointment;
  onLeave: () => void;
}

/** Shown in move mode: the next half hour pressed becomes the call's new time. */
export function MovingBar({ call, onLeave }: MovingBarProps) {
  return (
    <div className="sticky top-(--header) z-6 mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-button border border-channel bg-shoal px-3 py-1.5">
      <p role="status">
        Moving the call with <bdi className="font-semibold wrap-anywhere">{call.contact.name}</bdi>.
        Choose a half hour; you are asked before anyone is told.
      </p>
      <ActionButton onClick={onLeave}>Keep current time</ActionButton>
    </div>
  );
}
