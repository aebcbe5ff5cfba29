import type { CalendarWarning } from '@agency/contracts';

/** Instants as milliseconds: what passes between the reader and its worker. */
export interface Span {
  from: number;
  to: number;
}

export interface ReadingTask {
  bytes: Uint8Array;
  window: Span;
  /** Her address in that calendar: what she declined is free, and what of others she has not answered. */
  ownEmail: string | null;
  /** UIDs of our own calls, which come back through her calendar. */
  ownUids: readonly string[];
  /** Where all-day and floating times are, unless the file says it. */
  zone: string;
  keepTitles: boolean;
}

export interface BusySpan extends Span {
  title: string | null;
}

/** An event that is not wholly understood: of a refused rule only the first date counts. */
export interface ReadingWarning {
  title: string | null;
  reason: CalendarWarning;
}

export interface WindowReading {
  spans: BusySpan[];
  eventCount: number;
  /** When the last event that the file knows begins or ends. */
  knownUntil: number | null;
  warnings: ReadingWarning[];
  contentHash: string;
}
