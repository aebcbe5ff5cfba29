import {
  appointmentStatusOptions,
  type EasternDate,
  easternTimeOf,
  formatTimeOfDay,
  labelOf,
  timeOfMinutes,
} from '@agency/contracts';
import { formatDayOfYear, formatEasternTime } from '~/lib/eastern-display';
import type { GridDay } from './grid-day';
import type { CallBlock, GridCell } from './week-columns';

/** `3:30 PM`; 1,440 is midnight. */
export function timeAt(minute: number): string {
  return formatTimeOfDay(timeOfMinutes(minute % 1440));
}

/** A call's marks in words: its result, and its conflicts. Each begins with the word of its mark, for voice control. */
export function callRemarks({ call, conflict }: Pick<CallBlock, 'call' | 'conflict'>): string[] {
  return [
    call.status === 'scheduled' ? null : labelOf(appointmentStatusOptions, call.status),
    conflict && `conflict with ${conflict}`,
    call.confirmBy ? 'not confirmed' : null,
    call.outsideHours ? 'outside your hours' : null,
  ].filter((remark) => remark !== null);
}

/** A cell's accessible name: `Tuesday, November 24, 10:00 AM, free`. */
export function cellLabel(day: EasternDate, cell: GridCell, now: Date): string {
  return [formatDayOfYear(day), ...wordsOf(cell, now)].join(', ');
}

function wordsOf(cell: GridCell, now: Date): string[] {
  switch (cell.kind) {
    case 'call': {
      const { call } = cell.block;
      const time = formatEasternTime(new Date(call.scheduledAt));
      const name = `call with ${call.contact.name}`;
      // Voice control needs the words in the order in which the block shows them.
      const callWords = isOffGrid(call) ? [name, time] : [time, name];
      return [...callWords, ...callRemarks(cell.block)];
    }
    case 'away':
      return [
        `${timeAt(cell.start)} to ${timeAt(cell.end)}`,
        'blocked',
        ...(cell.block.timeOff.note ? [cell.block.timeOff.note] : []),
      ];
    case 'free':
      if (isOver(cell, now)) return [timeAt(cell.start), 'past', ...cell.remarks];
      return [timeAt(cell.start), ...(cell.remarks.length > 0 ? cell.remarks : ['free'])];
  }
}

/** If a call starts between two half hours, its block shows the time, after the name. */
export function isOffGrid({ scheduledAt }: CallBlock['call']): boolean {
  return !/:[03]0$/.test(easternTimeOf(new Date(scheduledAt)));
}

/** A half hour that has started cannot be booked. */
export function isOver({ startsAt }: { startsAt: Date }, now: Date): boolean {
  return startsAt <= now;
}

/** Additional text of a day's header. */
export function headRemarks({
  off,
  allDay,
  hours,
}: Pick<GridDay, 'off' | 'allDay' | 'hours'>): string[] {
  return [
    off?.name,
    ...allDay.map(({ name }) => name),
    hours === 23 && '23 hours: clocks go forward',
    hours === 25 && '25 hours: clocks go back',
  ].filter((remark) => typeof remark === 'string');
}
