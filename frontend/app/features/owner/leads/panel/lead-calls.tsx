import type { Lead, OwnerAppointment } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionButton, Actions } from '~/ui/desk/action-button';
import { Moment } from '~/ui/desk/moment';
import { useFocusOnClose } from '~/ui/use-focus';
import { CancelAppointment } from '../../appointments/cancel-appointment';
import { byPhone, JoinLink } from '../../appointments/meeting-link';
import { MovePanel } from '../../appointments/move-panel';
import { upcomingAppointmentsQuery } from '../queries';
import { PanelSection } from './panel-section';

interface LeadCallsProps {
  lead: Lead;
  now: Date;
}

/** The lead's upcoming calls, with links to join, move or cancel. Renders nothing if they cannot be loaded. */
export function LeadCalls({ lead, now }: LeadCallsProps) {
  const { data } = useQuery(upcomingAppointmentsQuery(lead.id, now));
  if (!data || data.length === 0) return null;
  return (
    <PanelSection title={data.length === 1 ? 'Upcoming call' : 'Upcoming calls'}>
      <ul className="grid gap-3">
        {data.map((appointment) => (
          <Call key={appointment.id} appointment={appointment} now={now} />
        ))}
      </ul>
    </PanelSection>
  );
}

interface CallProps {
  appointment: OwnerAppointment;
  now: Date;
}

function Call({ appointment, now }: CallProps) {
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null);
  const move = useFocusOnClose<HTMLButtonElement>(open === 'move');
  const { scheduledAt, duration } = appointment;
  const phone = byPhone(appointment);

  const close = () => setOpen(null);

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 [&_section]:basis-full">
      <div className="grid">
        <strong>
          <Moment at={scheduledAt} />
        </strong>
        <span className="text-fine text-slate">
          Eastern Time, {duration} minutes{phone && `, ${phone.toLowerCase()}`}
        </span>
      </div>
      {open !== 'move' && (
        <Actions>
          <JoinLink appointment={appointment} now={now} />
          <ActionButton ref={move} onClick={() => setOpen('move')}>
            Move
          </ActionButton>
          <ActionButton onClick={() => setOpen('cancel')}>
            Cancel<span className="sr-only"> call</span>
          </ActionButton>
        </Actions>
      )}
      {open === 'move' && <MovePanel appointment={appointment} onClose={close} />}
      {open === 'cancel' && <CancelAppointment appointment={appointment} onClose={close} />}
    </li>
  );
}
