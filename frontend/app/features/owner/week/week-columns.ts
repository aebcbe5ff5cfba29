import {
  addDays,
  type EasternDate,
  mondayOf,
  type OwnerSchedule,
  type Span,
} from '@agency/contracts';
import { doOverlap, instantAt, isSkipped, without } from './day-clock';
import { type Block, type GridDay, gridDays, shownDays } from './grid-day';
import { rowMinutes, rowStarts, type ShownHours, shownHours, type Unfolded } from './rows';

/** A visible day with its cells. */
export interface WeekColumn extends GridDay {
  cells: GridCell[];
}

/** The columns of a day's week, and the visible part of the days. */
export function weekColumns(
  schedule: OwnerSchedule,
  day: EasternDate,
  unfolded: Unfolded = { earlier: false, later: false },
): { columns: WeekColumn[]; hours: ShownHours } {
  const week = Array.from({ length: 7 }, (_, index) => addDays(mondayOf(day), index));
  const days = shownDays(gridDays(week, schedule), day);
  const hours = shownHours(schedule, days, unfolded);
  return { hours, columns: days.map((one) => ({ ...one, cells: cellsOf(one, hours) })) };
}

/** A focusable, pressable cell of a day: a free half hour, a call, or time off. */
export type GridCell = Span & { key: string } & (
    | {
        kind: 'free';
        startsAt: Date;
        endsAt: Date;
        /** The background's meaning: closed hours, or another calendar's busy time. */
        remarks: string[];
      }
    | { kind: 'call'; block: CallBlock }
    | { kind: 'away'; block: AwayBlock }
  );

export type CallBlock = Extract<Block, { kind: 'call' }>;
export type AwayBlock = Extract<Block, { kind: 'away' }>;
export type FreeCell = Extract<GridCell, { kind: 'free' }>;

/** If the part of a half hour beside a call is shorter than this, it cannot be pressed. */
const minFreeMinutes = 15;

/** The cells of a day in the visible hours, earliest first. */
function cellsOf(day: GridDay, hours: Span): GridCell[] {
  const taken = day.blocks.flatMap((block): GridCell[] => {
    const span = { start: block.start, end: block.end };
    if (!doOverlap(span, hours)) return [];
    if (block.kind === 'call')
      return [{ ...span, kind: 'call', key: `call-${block.call.id}`, block }];
    if (block.kind === 'away')
      return [{ ...span, kind: 'away', key: `away-${block.timeOff.id}`, block }];
    return [];
  });
  const free = rowStarts(hours).flatMap((start): GridCell[] => {
    const row = { start, end: start + rowMinutes };
    const [part] = without(row, taken)
      .filter((one) => one.end - one.start >= minFreeMinutes && !isSkipped(day.day, one.start))
      .toSorted((a, b) => b.end - b.start - (a.end - a.start));
    return part ? [freeCell(day, part)] : [];
  });
  return [...taken, ...free].toSorted((a, b) => a.start - b.start || a.key.localeCompare(b.key));
}

function freeCell(day: GridDay, span: Span): FreeCell {
  return {
    ...span,
    kind: 'free',
    key: `free-${span.start}`,
    startsAt: instantAt(day.day, span.start),
    endsAt: instantAt(day.day, span.end),
    remarks: remarksOn(day, span),
  };
}

function remarksOn({ off, closed, unbookable, allDay, blocks }: GridDay, span: Span): string[] {
  const isIn = (spans: readonly Span[]) => spans.some((one) => doOverlap(one, span));
  const busy = [
    ...allDay.map(({ name }) => `busy all day, ${name}`),
    ...blocks.flatMap((block) =>
      block.kind === 'busy' && doOverlap(block, span)
        ? [['busy', block.busy.title, block.source.name].filter(Boolean).join(', ')]
        : [],
    ),
  ];
  if (off) return [off.name, ...busy];
  if (isIn(closed)) return ['closed', ...busy];
  return isIn(unbookable) ? [savedOnly, ...busy] : busy;
}

/** Hours that the owner has saved, but that visitors can never book. */
export const savedOnly = 'saved, not bookable';
