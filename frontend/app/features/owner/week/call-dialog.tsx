import { easternDateOf, type OwnerAppointment, phoneHref } from '@agency/contracts';
import { Link } from 'react-router';
import type { Clock } from '~/lib/clock';
import { formatDay, formatEasternTime } from '~/lib/eastern-display';
import { ActionButton, ActionLink, Actions } from '~/ui/desk/action-button';
import { Dialog } from '~/ui/desk/dialog';
import { hasUnsavedWork } from '~/ui/desk/unsaved-work';
import { canBeCancelled, canBeJoined, stageOf } from '../appointments/appointment-state';
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

/** A call of the week: with whom, what they asked for, and everything that can be done with it. */
export function CallDialog({ call, conflict, now, clock, onClose, onMove }: CallDialogProps) {
  const { contact, contactId, scheduledAt, status } = call;
  const start = new Date(scheduledAt);
  const stage = stageOf(call, now);
  const asked = [
    contact.company,
    contact.service && serviceLabel(contact.service),
    contact.monthlyAdSpend && spendLabel(contact.monthlyAdSpend),
  ].filter(Boolean);

  return (
    <Dialog
      title={
        <>
          Call with <bdi>{contact.name}</bdi>
        </>
      }
      hasCloseButton
      className="max-h-[calc(100dvh-1.5rem)] w-[min(100%-1.5rem,42rem)] p-5 sm:p-6"
      // Notes that are being written.
      isUnsaved={hasUnsavedWork}
      onClose={onClose}
    >
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
    </Dialog>
  );
}
