import { appointmentStatusOptions, labelOf, type OwnerAppointment } from '@agency/contracts';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { formatEasternTime } from '~/lib/eastern-display';
import { CallActions, type CallTask } from './call-actions';
import { CallMails } from './call-mails';
import { stageOf } from './call-state';
import { CallEditor } from './editor/call-editor';
import { MovePanel } from './move/move-panel';

interface CallRowProps {
  call: OwnerAppointment;
  now: Date;
  /** What stands before it, such as the box that selects it. */
  children?: ReactNode;
}

/** One call with who it is with. Moving it, its mails and writing about it open below, one at a time. */
export function CallRow({ call, now, children }: CallRowProps) {
  const [open, setOpen] = useState<CallTask | null>(null);
  const [left, setLeft] = useState<CallTask | null>(null);
  const { contact, contactId, status, scheduledAt } = call;
  const stage = stageOf(call, now);

  function close(): void {
    setLeft(open);
    setOpen(null);
  }

  return (
    <li className="call" data-status={status} data-stage={stage}>
      {children}
      <div className="call-time">
        <time dateTime={scheduledAt}>{formatEasternTime(new Date(scheduledAt))}</time>
        {stage === 'under-way' && status === 'scheduled' && <span className="call-now">Now</span>}
      </div>
      <div className="call-who">
        <Link to={{ search: `lead=${contactId}` }} className="call-lead">
          <bdi>{contact.name}</bdi>
        </Link>
        {contact.company && <bdi className="desk-minor">{contact.company}</bdi>}
      </div>
      <div className="call-state">
        <span className="status-mark" data-status={status}>
          {labelOf(appointmentStatusOptions, status)}
        </span>
        {call.outsideHours && <Outside>Outside your present hours</Outside>}
      </div>
      {call.notes && open !== 'edit' && (
        <p className="call-notes" dir="auto">
          {call.notes}
        </p>
      )}
      {open === null && <CallActions call={call} stage={stage} left={left} onOpen={setOpen} />}
      {open === 'move' && <MovePanel call={call} now={now} onClose={close} />}
      {open === 'mails' && <CallMails appointmentId={call.id} onClose={close} />}
      {open === 'edit' && <CallEditor call={call} onClose={close} />}
    </li>
  );
}

function Outside({ children }: { children: ReactNode }) {
  return (
    <span className="call-outside">
      <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 shrink-0" fill="none">
        <circle cx="8" cy="8" r="6.5" stroke="currentColor" strokeWidth="1.4" />
        <path d="M8 4.2v4.5m0 1.6v1.3" stroke="currentColor" strokeWidth="1.6" />
      </svg>
      {children}
    </span>
  );
}
