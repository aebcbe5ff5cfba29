import { easternDateOf, type OwnerAppointment } from '@agency/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Clock } from '~/lib/clock';
import { formatDay, formatEasternTime } from '~/lib/eastern-display';
import { Button } from '~/ui/button';
import { showFailure } from '~/ui/desk/show-failure';
import { showToast } from '~/ui/toast';
import { refreshAppointments, updateAppointment } from '../shared/queries/appointments';
import styles from './appointments.module.css';
import { TimeChoice } from './booking/time-choice';
import { isEmailed, OwnerMessage } from './owner-message';
import { updateFailed } from './use-update-appointment';

interface MovePanelProps {
  appointment: OwnerAppointment;
  clock: Clock;
  onClose: () => void;
}

const texts = {
  question: 'Move to this time?',
  confirm: 'Move appointment',
  confirming: 'Moving …',
};

/** Another day and time: one that visitors could book, or any other. */
export function MovePanel({ appointment, clock, onClose }: MovePanelProps) {
  const { id, version, scheduledAt } = appointment;
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const client = useQueryClient();
  const [message, setMessage] = useState('');
  const present = useMemo(() => new Date(scheduledAt), [scheduledAt]);

  // The button that opened this is gone.
  useEffect(() => title.current?.focus(), []);

  function showMoved(moved: OwnerAppointment): void {
    const start = new Date(moved.scheduledAt);
    const day = formatDay(easternDateOf(start));
    showToast({
      title: 'Appointment Updated',
      description: `Moved to ${day} at ${formatEasternTime(start)}, Eastern Time.`,
    });
    void refreshAppointments(client).then(onClose);
  }

  return (
    <section aria-labelledby={titleId} className={styles.panel}>
      <h4 ref={title} tabIndex={-1} id={titleId}>
        Move to another time
      </h4>
      <TimeChoice
        texts={texts}
        addition={
          isEmailed(appointment) && <OwnerMessage message={message} onChange={setMessage} />
        }
        clock={clock}
        present={present}
        initialDay={easternDateOf(present)}
        headingLevel={5}
        sendRequest={(startsAt) =>
          updateAppointment(id, { scheduledAt: startsAt, message: message || undefined, version })
        }
        onBooked={showMoved}
        onFailed={(error) => showFailure(error, updateFailed)}
      />
      <Button variant="secondary" size="compact" className="justify-self-start" onClick={onClose}>
        Keep the time
      </Button>
    </section>
  );
}
