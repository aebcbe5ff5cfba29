import { easternDateOf, type OwnerAppointment, phoneHref } from '@agency/contracts';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { Clock } from '~/lib/clock';
import { formatDay, formatEasternTime } from '~/lib/eastern-display';
import { classNames } from '~/ui/class-names';
import { ActionButton, ActionLink, Actions } from '~/ui/desk/action-button';
import { CloseButton } from '~/ui/desk/close-button';
import { ConfirmDialog } from '~/ui/desk/confirm-dialog';
import { hasUnsavedWork } from '~/ui/desk/unsaved-work';
import { useModalDialog } from '~/ui/desk/use-modal-dialog';
import { canBeCancelled, canBeJoined, stageOf } from '../appointments/appointment-state';
import booking from '../appointments/booking/booking.module.css';
import { CallDetails } from '../appointments/call-details';
import { ResultButtons } from '../appointments/result-buttons';
import { serviceLabel, spendLabel } from '../shared/labels';
import { deskLink } from '../shared/paths';
import styles from './call-dialog.module.css';
import { callRemarks } from './cell-labels';

interface CallDialogProps {
  call: OwnerAppointment;
  conflict: string | null;
  now: Date;
  clock: Clock;
  onClose: () => void;
  /** To choose another time in the week. */
  onMove: () => void;
}

/** A call of the calendar: with whom, what they asked for, and everything that can be done with it. */
export function CallDialog({ call, conflict, now, clock, onClose, onMove }: CallDialogProps) {
  const dialog = useModalDialog();
  const titleId = useId();
  const [isLeaving, setLeaving] = useState(false);
  const { contact, contactId, scheduledAt, status } = call;
  const start = new Date(scheduledAt);
  const stage = stageOf(call, now);
  const asked = [
    contact.company,
    contact.service && serviceLabel(contact.service),
    contact.monthlyAdSpend && spendLabel(contact.monthlyAdSpend),
  ].filter(Boolean);

  function close(): void {
    // Notes that are being written.
    if (hasUnsavedWork()) setLeaving(true);
    else onClose();
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={classNames(booking.dialog, styles.dialog)}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <div className={booking.head}>
        <h2 id={titleId} className="text-title">
          Call with <bdi>{contact.name}</bdi>
        </h2>
        <CloseButton onClose={close} />
      </div>
      <p className="font-semibold">
        {formatDay(easternDateOf(start))}, {formatEasternTime(start)} Eastern Time
      </p>
      {callRemarks({ call, conflict }).map((remark) => (
        <p key={remark} className={styles.remark} data-conflict={conflict ? '' : undefined}>
          <bdi>{remark}</bdi>
        </p>
      ))}
      <div className={styles.facts}>
        {asked.length > 0 && <bdi className="text-slate">{asked.join(' · ')}</bdi>}
        <span className={styles.reach}>
          {contact.phone && <a href={phoneHref(contact.phone)}>{contact.phone}</a>}
          <Link to={deskLink.lead(contactId)}>Open the lead</Link>
        </span>
      </div>
      {status === 'scheduled' && (
        <Actions className={styles.first}>
          {canBeJoined(call, now) && (
            <ActionLink href={call.meetingUrl} target="_blank" rel="noreferrer">
              Join<span className="sr-only"> the meeting (opens a new tab)</span>
            </ActionLink>
          )}
          {stage !== 'upcoming' && <ResultButtons appointment={call} />}
          {canBeCancelled(call, now) && (
            <ActionButton onClick={onMove}>Move in the week</ActionButton>
          )}
        </Actions>
      )}
      <div className={styles.details}>
        <CallDetails appointment={call} stage={stage} now={now} clock={clock} />
      </div>
      {isLeaving && (
        <ConfirmDialog
          title="Leave without saving?"
          cancel="Keep editing"
          confirm="Discard changes"
          onCancel={() => setLeaving(false)}
          onConfirm={onClose}
        >
          <p>Your changes have not been saved yet.</p>
        </ConfirmDialog>
      )}
    </dialog>
  );
}
