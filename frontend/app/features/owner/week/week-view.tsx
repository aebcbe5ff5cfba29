import type { EasternDate, OwnerSchedule } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import type { Clock } from '~/lib/clock';
import { formatDayRange } from '~/lib/eastern-display';
import { AsyncSection } from '~/ui/desk/async-section';
import type { AppointmentAddressControl } from '../shared/appointment-address';
import { ownerScheduleQuery } from '../shared/queries/week';
import { FoldButton } from './fold-button';
import { MovingBar } from './moving-bar';
import { openingDay, weekOf } from './periods';
import type { Unfolded } from './rows';
import { useDaySwipe } from './use-day-swipe';
import { useOpeningScroll } from './use-opening-scroll';
import { useWeekCursor } from './use-week-cursor';
import { useWeekDialog } from './use-week-dialog';
import { weekColumns } from './week-column';
import { WeekDialogs } from './week-dialogs';
import { WeekGrid } from './week-grid';
import { WeekHint } from './week-hint';
import { WeekSkeleton } from './week-skeleton';
import { WeekStrip } from './week-strip';
import styles from './week-view.module.css';

interface WeekViewProps {
  address: AppointmentAddressControl;
  now: Date;
  clock: Clock;
  isNarrow: boolean;
}

/** A week with everything in it. */
export function WeekView(props: WeekViewProps) {
  const day = props.address.day ?? openingDay(props.now);
  const query = useQuery(ownerScheduleQuery(weekOf(day)));
  return (
    <AsyncSection query={query} what="The calendar" loading={<WeekSkeleton />}>
      {(schedule) => (
        <Week {...props} day={day} schedule={schedule} isLoading={query.isPlaceholderData} />
      )}
    </AsyncSection>
  );
}

interface WeekProps extends WeekViewProps {
  day: EasternDate;
  schedule: OwnerSchedule;
  isLoading: boolean;
}

function Week({ address, day, schedule, isLoading, now, clock, isNarrow }: WeekProps) {
  const grid = useRef<HTMLTableElement>(null);
  const [unfolded, unfold] = useState<Unfolded>({ earlier: false, later: false });
  const { columns, hours } = useMemo(
    () => weekColumns(schedule, day, unfolded),
    [schedule, day, unfolded],
  );
  const cursor = useWeekCursor({
    grid,
    days: columns,
    day,
    now,
    onLeave: (to) => address.show({ day: to }),
  });
  const control = useWeekDialog({ cursor, columns, now, isLoading });
  const scroller = useDaySwipe({ isNarrow, day, days: columns, onSwipe: showDay });

  useOpeningScroll({
    grid,
    days: isNarrow ? [day] : columns.map((column) => column.day),
    hours,
    now,
    isLoading,
  });
  const foldOf = (side: keyof Unfolded) => (
    <FoldButton
      side={side}
      count={hours[side]}
      isOpen={unfolded[side]}
      onToggle={() => unfold({ ...unfolded, [side]: !unfolded[side] })}
    />
  );

  function showDay(to: EasternDate): void {
    address.show({ day: to });
    cursor.go({ day: to, minute: cursor.cursor.minute }, { focus: false });
  }

  const [first, last] = [columns[0]?.day ?? day, columns.at(-1)?.day ?? day];
  return (
    <>
      {isNarrow && <WeekStrip days={columns} shown={day} now={now} onShow={showDay} />}
      {control.moving && <MovingBar call={control.moving} onLeave={control.stopMoving} />}
      {foldOf('earlier')}
      <div ref={scroller} className={styles.scroller}>
        <WeekGrid
          ref={grid}
          label={`Calls of ${formatDayRange(first, last)}`}
          columns={columns}
          hours={hours}
          now={now}
          cursor={cursor}
          control={control}
          isLoading={isLoading}
        />
      </div>
      {foldOf('later')}
      <WeekHint schedule={schedule} />
      <WeekDialogs control={control} schedule={schedule} now={now} clock={clock} />
    </>
  );
}
