import {
  type EasternDate,
  easternDateOf,
  type OwnerAppointment,
  type OwnerSchedule,
} from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { formatDayRange } from '~/lib/eastern-display';
import { ActionButton } from '~/ui/desk/action-button';
import { AsyncSection } from '~/ui/desk/async-section';
import { TextButton } from '~/ui/desk/text-link';
import type { AppointmentAddressControl } from './appointment-address';
import { ownerScheduleQuery, useOpeningDay } from './queries';
import type { Unfolded } from './rows';
import { useWeekDialog } from './use-week-dialog';
import { weekColumns } from './week-columns';
import { useWeekCursor } from './week-cursor';
import { WeekDialogs } from './week-dialogs';
import { WeekGrid, WeekSkeleton } from './week-grid';
import { useDaySwipe, useOpeningScroll } from './week-scroll';
import { WeekStrip } from './week-strip';

interface WeekViewProps {
  address: AppointmentAddressControl;
  now: Date;
  isNarrow: boolean;
}

/** A week with everything in it. */
export function WeekView(props: WeekViewProps) {
  const opening = useOpeningDay(props.now);
  const day = props.address.day ?? opening;
  const query = useQuery({
    ...ownerScheduleQuery(day ?? easternDateOf(props.now)),
    enabled: day !== undefined,
  });
  if (day === undefined) return <WeekSkeleton />;
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

function Week({ address, day, schedule, isLoading, now, isNarrow }: WeekProps) {
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
      {/* On a phone one day at a time; the others are to its left and right. */}
      <div
        ref={scroller}
        className="max-md:@container max-md:relative max-md:mx-[calc(-1*var(--desk-gutter))] max-md:snap-x max-md:snap-mandatory max-md:scroll-pl-12 max-md:overflow-x-auto max-md:overflow-y-hidden max-md:overscroll-x-contain max-md:[scrollbar-width:none]"
      >
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
      <WeekDialogs control={control} schedule={schedule} now={now} />
    </>
  );
}

/** How to read and use the grid. */
function WeekHint({ schedule }: { schedule: OwnerSchedule }) {
  return (
    <p className="mt-2 flex flex-wrap gap-x-5 gap-y-0.5 text-(length:--text-fine) text-slate">
      <span>Eastern Time.</span>
      <span>Press a free half hour to book or block it.</span>
      <span className="pointer-coarse:hidden">
        Drag a call to move it, or press M on it. You confirm before anyone is notified.
      </span>
      <span>Hatched: closed, off, or busy all day.</span>
      {schedule.calendars.length > 0 && <span>Gray: busy in your other calendars.</span>}
    </p>
  );
}

interface FoldButtonProps {
  /** How many there are. */
  count: number;
  side: 'earlier' | 'later';
  isOpen: boolean;
  onToggle: () => void;
}

/** Shows or hides what is before or after the visible hours. */
function FoldButton({ count, side, isOpen, onToggle }: FoldButtonProps) {
  if (count === 0) return null;
  return (
    <TextButton isTall aria-expanded={isOpen} onClick={onToggle}>
      {isOpen ? `Hide ${count} ${side}` : `${count} ${side}`}
      <span aria-hidden="true">{!isOpen && '\u00a0›'}</span>
    </TextButton>
  );
}

interface MovingBarProps {
  call: OwnerAppointment;
  onLeave: () => void;
}

/** Shown in move mode: the next half hour pressed becomes the call's new time. */
function MovingBar({ call, onLeave }: MovingBarProps) {
  return (
    <div className="sticky top-(--header) z-6 mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-button border border-channel bg-shoal px-3 py-1.5">
      <p role="status">
        Moving the call with <bdi className="font-semibold wrap-anywhere">{call.contact.name}</bdi>.
        Choose a half hour; you confirm before anyone is notified.
      </p>
      <ActionButton onClick={onLeave}>Keep current time</ActionButton>
    </div>
  );
}
