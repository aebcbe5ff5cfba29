import type { OwnerAppointment } from '@agency/contracts';
import { Button } from '~/ui/button';
import { callStatusLabel } from '../call-state';

interface CallConflictProps {
  theirs: OwnerAppointment;
  editor: { takeTheirs: () => void; keepMine: () => void };
}

/** Another change came first: shows what stands there now, and lets her choose. */
export function CallConflict({ theirs, editor }: CallConflictProps) {
  return (
    <div role="alert" className="conflict">
      <p>
        <strong>This call was changed somewhere else since you opened it.</strong> Yours is not
        saved yet: choose, then save.
      </p>
      <dl className="call-facts">
        <dt>Status there</dt>
        <dd>{callStatusLabel(theirs.status)}</dd>
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
