import { easternDateOf, type OwnerAppointment } from '@agency/contracts';
import { useId, useMemo } from 'react';
import { Button } from '~/ui/button';
import { useFocusOnOpen } from '~/ui/use-focus';
import { TimeChoice } from './booking/time-choice';
import { useMoveAppointment, useUpdateFailure } from './use-update-appointment';

interface MovePanelProps {
  appointment: OwnerAppointment;
  onClose: () => void;
}

const texts = {
  question: 'Move to this time?',
  confirm: 'Move call',
  confirming: 'Moving …',
};

/** Moves a call to a bookable time, or any other. */
export function MovePanel({ appointment, onClose }: MovePanelProps) {
  const { scheduledAt } = appointment;
  const { emailFields, send, showMoved } = useMoveAppointment(appointment);
  const showUpdateFailure = useUpdateFailure();
  const titleId = useId();
  const title = useFocusOnOpen<HTMLHeadingElement>();
  const present = useMemo(() => new Date(scheduledAt), [scheduledAt]);

  return (
    <section
      aria-labelledby={titleId}
      className="grid max-w-160 gap-3.5 rounded-button border border-sand bg-paper p-4"
    >
      <h4
        ref={title}
        tabIndex={-1}
        id={titleId}
        className="font-semibold text-(length:--text-small) focus:outline-none"
      >
        Move to another time
      </h4>
      <TimeChoice
        texts={texts}
        addition={emailFields}
        present={present}
        initialDay={easternDateOf(present)}
        headingLevel={5}
        sendRequest={send}
        onBooked={(moved) => void showMoved(moved).then(onClose)}
        onFailed={showUpdateFailure}
      />
      <Button variant="secondary" size="compact" className="justify-self-start" onClick={onClose}>
        Keep current time
      </Button>
    </section>
  );
}
