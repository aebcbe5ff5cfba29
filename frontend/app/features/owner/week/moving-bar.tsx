import type { OwnerAppointment } from '@agency/contracts';
import { ActionButton } from '~/ui/desk/action-button';
import styles from './moving-bar.module.css';

interface MovingBarProps {
  call: OwnerAppointment;
  onLeave: () => void;
}

/** Says that the next half hour that is pressed is the call's new time. */
export function MovingBar({ call, onLeave }: MovingBarProps) {
  return (
    <div className={styles.bar}>
      <p role="status">
        Moving the call with <bdi>{call.contact.name}</bdi>. Choose a half hour; you are asked
        before anyone is told.
      </p>
      <ActionButton onClick={onLeave}>Keep the time</ActionButton>
    </div>
  );
}
