import { appointmentStatusOptions, labelOf, type OwnerAppointment } from '@agency/contracts';
import { useEffect, useRef } from 'react';
import { Button } from '~/ui/button';

interface CallConflictProps {
  theirs: OwnerAppointment;
  editor: { takeTheirs: () => void; keepMine: () => void };
}

/** Another change came first: shows what stands there now, and lets her choose. */
export function CallConflict({ theirs, editor }: CallConflictProps) {
  const notice = useRef<HTMLDivElement>(null);

  // The button that was pressed can no longer be: the choice is the next thing to do.
  useEffect(() => notice.current?.focus(), []);

  return (
    <div ref={notice} tabIndex={-1} role="alert" className="conflict">
      <p>
        <strong>This call was changed somewhere else since you opened it.</strong> Yours is not
        saved yet: choose, then save.
      </p>
      <dl className="call-facts">
        <dt>Status there</dt>
        <dd>{labelOf(appointmentStatusOptions, theirs.status)}</dd>
        <dt>Notes there</dt>
        <dd dir="auto">{theirs.notes || 'none'}</dd>
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" className="min-h-11! px-4!" onClick={editor.takeTheirs}>
          Take the saved one
        </Button>
        <Button variant="secondary" className="min-h-11! px-4!" onClick={editor.keepMine}>
          Keep my changes
        </Button>
      </div>
    </div>
  );
}
