import {
  appointmentStatusOptions,
  type EasternDate,
  formatTimeOfDay,
  labelOf,
  timeOfMinutes,
} from '@agency/contracts';
import { formatDayOfYear, formatEasternTime } from '~/lib/eastern-display';
import type { CalendarDay } from './calendar-day';
import type { CallBlock, Stop } from './stops';

/** `3:30 PM`; 1,440 is midnight. */
export function timeAt(minute: number): string {
  return formatTimeOfDay(timeOfMinutes(minute % 1440));
}

/** What is notable about a call, in words: its result, and what it collides with. */
export function callRemarks({ call, conflict }: Pick<CallBlock, 'call' | 'conflict'>): string[] {
  return [
    call.status === 'scheduled' ? null : labelOf(appointmentStatusOptions, call.status),
    conflict && `conflicts with ${conflict}`,
    call.outsideHours ? 'outside your hours' : null,
    call.confirmBy ? 'not confirmed' : null,
  ].filter((remark) => remark !== null);
}

/** A stop's whole name: `Tuesday, November 24, 10:00 AM, free`. */
export function nameOfStop(day: EasternDate, stop: Stop, now: Date): string {
  return [formatDayOfYear(day), ...wordsOf(stop, now)].join(', ');
}

function wordsOf(stop: Stop, now: Date): string[] {
  switch (stop.kind) {
    case 'call': {
      const { call } = stop.block;
      return [
        formatEasternTime(new Date(call.scheduledAt)),
        `call with ${call.contact.name}`,
        ...callRemarks(stop.block),
      ];
    }
    case 'away':
      return [
        `${timeAt(stop.start)} to ${timeAt(stop.end)}`,
        'blocked',
        ...(stop.block.timeOff.note ? [stop.block.timeOff.note] : []),
      ];
    case 'free':
      if (isOver(stop, now)) return [timeAt(stop.start), 'past', ...stop.remarks];
      return [timeAt(stop.start), ...(stop.remarks.length > 0 ? stop.remarks : ['free'])];
  }
}

/** Nothing can be booked in a half hour that has begun. */
export function isOver({ startsAt }: { startsAt: Date }, now: Date): boolean {
  return startsAt <= now;
}

/** `2 calls`; nothing for none. */
export function countOfCalls(calls: readonly unknown[]): string {
  if (calls.length === 0) return '';
  return calls.length === 1 ? '1 call' : `${calls.length} calls`;
}

/** What a day's head tells besides its date. */
export function headRemarks({ off, hours }: Pick<CalendarDay, 'off' | 'hours'>): string[] {
  return [
    off?.name,
    hours === 23 && '23 hours: clocks go forward',
    hours === 25 && '25 hours: clocks go back',
  ].filter((remark) => typeof remark === 'string');
}
