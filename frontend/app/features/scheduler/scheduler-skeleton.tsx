import slotPicker from '~/features/slot-picker/slot-picker.module.css';
import { classNames } from '~/ui/class-names';
import { SchedulerHeading } from './scheduler-heading';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

/** Reserves the scheduler's space, line by line, while its script loads. */
export function SchedulerSkeleton() {
  return (
    <section aria-busy="true" className="@container">
      <SchedulerHeading />
      <p role="status" className="sr-only">
        Loading the calendar
      </p>
      <div aria-hidden="true">
        <div className={slotPicker.nextFree} />
        <div className={slotPicker.week}>
          <span className={slotPicker.range}>&nbsp;</span>
          <span />
        </div>
        <div className={slotPicker.days}>
          {days.map((day) => (
            <span
              key={day}
              className={classNames(slotPicker.day, 'bg-sand/40 motion-safe:animate-pulse')}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
