import type { DrawnTimeOff, Interval } from '@agency/contracts';
import { Dialog } from '~/ui/desk/dialog';
import { TimeOffForm } from '../shared/time-off-form';
import { useTimeOff } from '../shared/use-time-off';

interface BlockDialogProps {
  /** The time off being edited; without it, `stretch` is blocked. */
  timeOff?: DrawnTimeOff;
  stretch?: Interval;
  now: Date;
  onClose: () => void;
}

/** Blocks part of a day, or changes or removes time off. */
export function BlockDialog({ timeOff, stretch, now, onClose }: BlockDialogProps) {
  const { save, remove, isBusy } = useTimeOff();
  return (
    <Dialog
      title={timeOff ? 'Time off' : 'Block this time'}
      className="max-h-[calc(100dvh-1.5rem)] w-[min(100%-1.5rem,28rem)] p-5 sm:p-6"
      isBusy={isBusy}
      onClose={onClose}
    >
      <p className="mt-1 mb-3 text-fine text-slate">
        Visitors cannot book then. Times are in Eastern Time.
      </p>
      <TimeOffForm
        timeOff={timeOff}
        stretch={stretch}
        now={now}
        save={(request) => save(timeOff ?? null, request)}
        onSaved={onClose}
        onCancel={onClose}
        onRemove={timeOff && (() => void remove(timeOff).then(onClose, onClose))}
        isBusy={isBusy}
      />
    </Dialog>
  );
}
