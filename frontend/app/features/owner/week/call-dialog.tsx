import { easternDateOf, type OwnerAppointment, phoneHref } from '@agency/contracts';
import { Link } from 'react-router-dom';
import { formatDay, formatEasternTime } from '~/lib/eastern-display';
import { classNames } from '~/ui/class-names';
import { Actions } from '~/ui/desk/action-button';
import { Dialog } from '~/ui/desk/dialog';
import { hasUnsavedWork } from '~/ui/desk/unsaved-work';
import { canBeJoined, stageOf } from '../appointments/appointment-state';
import { CallDetails } from '../appointments/call-details';
import { JoinLink } from '../appointments/meeting-link';
import { ResultButtons } from '../appointments/result-buttons';
import { serviceLabel, spendLabel } from '../shared/labels';
import { deskLink } from '../shared/paths';
import { callRemarks } from './cell-labels';

interface CallDialogProps {
  call: OwnerAppointment;
  conflict: string | null;
  now: Date;
  onClose: () => void;
}

const reachClass =
  'inline-flex min-h-11 items-center font-medium text-channel underline underline-offset-[0.2em]';

/** A call of the week: with whom, what they asked for, and everything that can be done with it. */
export function CallDialog({ call, conflict, now, onClose }: CallDialogProps) {
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
      className="w-168 p-5 sm:p-6"
      // Unsaved notes.
      isUnsaved={hasUnsavedWork}
      onClose={onClose}
    >
      <p className="font-semibold">
        {formatDay(easternDateOf(start))}, {formatEasternTime(start)} Eastern Time
      </p>
      {callRemarks({ call, conflict }).map((remark) => (
        <p
          key={remark}
          className={classNames(
            'wrap-anywhere first-letter:uppercase',
            conflict ? 'font-semibold text-(--color-danger)' : 'text-slate',
          )}
        >
          <bdi>{remark}</bdi>
        </p>
      ))}
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-1 wrap-anywhere">
        {asked.length > 0 && <bdi className="text-slate">{asked.join(' · ')}</bdi>}
        <span className="flex flex-wrap gap-x-5">
          {contact.phone && (
            <a href={phoneHref(contact.phone)} className={reachClass}>
              {contact.phone}
            </a>
          )}
          <Link to={deskLink.lead(contactId)} className={reachClass}>
            Open the lead
          </Link>
        </span>
      </div>
      {status === 'scheduled' && (
        <Actions className="mb-3">
          {canBeJoined(call, now) && <JoinLink appointment={call} now={now} />}
          {stage !== 'upcoming' && <ResultButtons appointment={call} />}
        </Actions>
      )}
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 border-t border-sand pt-3">
        <CallDetails appointment={call} stage={stage} now={now} />
      </div>
    </Dialog>
  );
}
