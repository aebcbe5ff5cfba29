/** Instants as milliseconds: what passes between the reader and its worker. */
export interface Span {
  from: number;
  to: number;
}

export interface ReadingTask {
  bytes: Uint8Array;
  window: Span;
  /** Her address in that calendar: what she declined is free. */
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

export type WarningReason =
  /** A rule that repeats by the minute, or in a way that is not understood. Its first date counts. */
  | 'rule-refused'
  /** A rule with too many dates, or with none that ever comes. Its first date counts. */
  | 'rule-too-long'
  | 'event-unreadable'
  /** A zone that nobody knows; the calendar's own was taken. */
  | 'zone-unknown';

export interface ReadingWarning {
  title: string | null;
  reason: WarningReason;
}

export interface WindowReading {
  spans: BusySpan[];
  eventCount: number;
  /** When the last event that the file knows begins or ends. */
  knownUntil: number | null;
  warnings: ReadingWarning[];
  contentHash: string;
}
