import type { Lead, OwnerAppointment } from '@agency/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Clock } from '~/lib/clock';
import { ActionButton, ActionLink, Actions } from '~/ui/desk/action-button';
import { Moment } from '~/ui/desk/moment';
import { useFocusOnClose } from '~/ui/desk/use-focus';
import { CancelAppointment } from '../../appointments/cancel-appointment';
import { MovePanel } from '../../appointments/move-panel';
import { refreshLeads, upcomingAppointmentsQuery } from '../../shared/queries/leads';
import styles from './lead-calls.module.css';
import { PanelSection } from './panel-section';

interface LeadCallsProps {
  lead: Lead;
  now: Date;
  clock: Clock;
}

/** The lead's upcoming appointments, to be joined, moved or cancelled here. Nothing when they cannot be read. */
export function LeadCalls({ lead, now, clock }: LeadCallsProps) {
  const { data } = useQuery(upcomingAppointmentsQuery(lead.id, now));
  if (!data || data.length === 0) return null;
  return (
    <PanelSection title={data.length === 1 ? 'Upcoming appointment' : 'Upcoming appointments'}>
      <ul className={styles.root}>
        {data.map((appointment) => (
          <Call key={appointment.id} appointment={appointment} clock={clock} />
        ))}
      </ul>
    </PanelSection>
  );
}

function Call({ appointment, clock }: { appointment: OwnerAppointment; clock: Clock }) {
  const client = useQueryClient();
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null);
  const move = useFocusOnClose<HTMLButtonElement>(open === 'move');
  const { scheduledAt, duration, meetingUrl } = appointment;

  function close(): void {
    setOpen(null);
    // What became of it is also in the timeline and in the list.
    void refreshLeads(client);
  }

  return (
    <li>
      <div className={styles.when}>
        <strong>
          <Moment at={scheduledAt} />
        </strong>
        <span className="text-fine text-slate">Eastern Time, {duration} minutes</span>
      </div>
      {open !== 'move' && (
        <Actions>
          <ActionLink href={meetingUrl} target="_blank" rel="noreferrer">
            Join
            <span className="sr-only"> the meeting (opens a new tab)</span>
          </ActionLink>
          <ActionButton ref={move} onClick={() => setOpen('move')}>
            Move
          </ActionButton>
          <ActionButton onClick={() => setOpen('cancel')}>
            Cancel<span className="sr-only"> appointment</span>
          </ActionButton>
        </Actions>
      )}
      {open === 'move' && <MovePanel appointment={appointment} clock={clock} onClose={close} />}
      {open === 'cancel' && <CancelAppointment appointment={appointment} onClose={close} />}
    </li>
  );
}
