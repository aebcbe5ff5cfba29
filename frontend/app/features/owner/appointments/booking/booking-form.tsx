import {
  addDays,
  type CancelAppointmentsResponse,
  type CreateAppointmentResponse,
  easternDateOf,
  type Lead,
  ownerInvitationDelaySeconds,
} from '@agency/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { earliestMonday } from '~/features/slot-picker/week-days';
import { useClock } from '~/lib/clock';
import { formatLongMoment } from '~/lib/eastern-display';
import { CheckRow } from '~/ui/desk/check-row';
import { Dialog } from '~/ui/desk/dialog';
import { showFailure } from '~/ui/desk/show-failure';
import { offerUndo } from '~/ui/desk/undo';
import { bookAppointment, cancelAppointments } from '../../shared/appointments';
import { refreshLeadsAndCalls } from '../../shared/leads';
import { TimeChoice } from './time-choice';

/** The lead to book a call for. */
export type BookedLead = Pick<Lead, 'id' | 'name' | 'email'>;

interface BookingDialogProps {
  /** The lead, once chosen. */
  name?: string;
  children: ReactNode;
  onClose: () => void;
}

/** Open until a call is booked or the owner closes it. */
export function BookingDialog({ name, children, onClose }: BookingDialogProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // The button that chose the lead is gone.
  useEffect(() => {
    if (name !== undefined) title.current?.focus();
  }, [name]);

  return (
    <Dialog
      title={
        <>
          Book a call
          {name !== undefined && (
            <>
              {' '}
              with <bdi>{name}</bdi>
            </>
          )}
        </>
      }
      titleRef={title}
      hasCloseButton
      className="w-160 p-5 sm:p-6"
      onClose={onClose}
    >
      {children}
    </Dialog>
  );
}

interface BookingFormProps {
  lead: BookedLead;
  /** The proposed time; without one, a week of free times. */
  startsAt?: Date;
  onBooked: () => void;
}

const texts = { question: 'Book this time?', confirm: 'Book call', confirming: 'Booking …' };

const notBooked = {
  title: 'Couldn’t Book Call',
  fallback: 'The call couldn’t be booked. Please try again.',
};

/** The time of a lead's call, and whether to invite them. A booking can be undone for a moment. */
export function BookingForm({ lead, startsAt, onBooked }: BookingFormProps) {
  const clock = useClock();
  const client = useQueryClient();
  const [wantsInvitation, setWantsInvitation] = useState(true);
  const isInvited = lead.email !== null && wantsInvitation;
  const refresh = () => refreshLeadsAndCalls(client);

  function showBooked({ id, scheduledAt }: CreateAppointmentResponse): void {
    const when = `${formatLongMoment(new Date(scheduledAt))}, Eastern Time.`;
    const invitation = isInvited
      ? `The invitation goes out in ${ownerInvitationDelaySeconds} seconds.`
      : 'No invitation will be sent.';
    offerUndo(
      { title: 'Call Booked', description: `${when} ${invitation}` },
      {
        undo: async () => {
          const { results } = await cancelAppointments({ ids: [id], emailVisitors: true });
          return describeUndo(results);
        },
        refresh,
      },
    );
    void refresh();
    onBooked();
  }

  return (
    <>
      <div className="mt-2 grid [&_label]:wrap-anywhere">
        {lead.email !== null && (
          <CheckRow
            checked={isInvited}
            onChange={(event) => setWantsInvitation(event.currentTarget.checked)}
          >
            <span>
              Video meeting, with an invitation to <bdi>{lead.email}</bdi>
            </span>
          </CheckRow>
        )}
        <p aria-live="polite" className="text-fine text-slate">
          {invitationNote(lead, isInvited)}
        </p>
      </div>
      <TimeChoice
        texts={texts}
        proposed={startsAt}
        initialDay={startsAt ? easternDateOf(startsAt) : firstDay(clock.now())}
        headingLevel={3}
        sendRequest={(scheduledAt) =>
          bookAppointment({ contactId: lead.id, scheduledAt, sendInvitation: isInvited })
        }
        onBooked={showBooked}
        onFailed={(error) => {
          showFailure(error, notBooked);
          // The request may have succeeded although its answer was lost.
          void refresh();
        }}
      />
    </>
  );
}

function invitationNote({ email }: BookedLead, isInvited: boolean): string {
  if (email === null) return 'By phone: this lead has no email address.';
  return isInvited
    ? 'Includes reminders and an email about every change.'
    : 'By phone: no emails will be sent about this call.';
}

function describeUndo(results: CancelAppointmentsResponse['results']): string | undefined {
  // Whether an email was sent is in the first answer, which was lost.
  if (results.some(({ outcome }) => outcome === 'already-cancelled')) return undefined;
  return results.some(({ isVisitorEmailed }) => isVisitorEmailed)
    ? 'The invitation was already sent, so the lead will get a cancellation email.'
    : 'No email was sent.';
}

/** Today, unless the first week shown starts later. */
function firstDay(now: Date) {
  const today = easternDateOf(now);
  const monday = earliestMonday(now);
  const isOver = today < monday || today > addDays(monday, 4);
  return isOver ? monday : today;
}
