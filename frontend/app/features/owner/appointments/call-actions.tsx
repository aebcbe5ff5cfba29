import type { OwnerAppointment } from '@agency/contracts';
import { useEffect, useRef, useState } from 'react';
import { MailLink } from '../leads/mail-link';
import type { CallStage } from './call-state';
import { CancelCall } from './cancel-call';
import { MeetingLink } from './meeting-link';
import { useUpdateCall } from './use-update-call';

/** What opens below a call. */
export type CallTask = 'move' | 'edit' | 'mails';

interface CallActionsProps {
  call: OwnerAppointment;
  stage: CallStage;
  /** What was open last: the focus comes back to the way there. */
  left: CallTask | null;
  onOpen: (task: CallTask) => void;
}

/** What can be done with a call as it stands. A call that has begun is settled in one tap. */
export function CallActions({ call, stage, left, onOpen }: CallActionsProps) {
  const [isCancelling, setCancelling] = useState(false);
  const update = useUpdateCall(call);
  const isScheduled = call.status === 'scheduled';
  const move = useRef<HTMLButtonElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const mails = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (left === 'mails') mails.current?.focus();
    else if (left) ((left === 'move' && move.current) || edit.current)?.focus();
  }, [left]);
  useEffect(() => {
    // A settled call keeps none of the buttons that settle it; whoever pressed one is still here.
    if (!isScheduled) return;
    return () => {
      if (document.activeElement === document.body) edit.current?.focus();
    };
  }, [isScheduled]);

  function settle(status: 'completed' | 'no-show', news: string): void {
    if (!update.isPending) update.mutate({ status, news });
  }

  return (
    <div className="call-actions">
      {isScheduled && stage !== 'over' && <MeetingLink url={call.meetingUrl} />}
      {isScheduled && stage !== 'ahead' && (
        <>
          <button
            type="button"
            className="call-action"
            aria-disabled={update.isPending}
            onClick={() => settle('completed', 'The call is marked as completed.')}
          >
            Completed
          </button>
          <button
            type="button"
            className="call-action"
            aria-disabled={update.isPending}
            onClick={() => settle('no-show', 'The call is marked as a no-show.')}
          >
            No-show
          </button>
        </>
      )}
      {isScheduled && (
        <button type="button" ref={move} className="call-action" onClick={() => onOpen('move')}>
          Move
        </button>
      )}
      {isScheduled && stage === 'ahead' && (
        <button type="button" className="call-action" onClick={() => setCancelling(true)}>
          Cancel
        </button>
      )}
      <span className="call-reach">
        <MailLink email={call.contact.email} />
        <button type="button" ref={mails} className="call-action" onClick={() => onOpen('mails')}>
          Mails
        </button>
        <button type="button" ref={edit} className="call-action" onClick={() => onOpen('edit')}>
          Edit<span className="sr-only"> status and notes</span>
        </button>
      </span>
      {isCancelling && <CancelCall call={call} onClose={() => setCancelling(false)} />}
    </div>
  );
}
