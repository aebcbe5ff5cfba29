import type { CalendarWarning } from '@agency/contracts';

/** Instants in milliseconds: the data passed between the reader and its worker. */
export interface Period {
  from: number;
  to: number;
}

export interface ReadingTask {
  bytes: Uint8Array;
  window: Period;
  /**
   * The owner's address in that calendar: events she declined, and others' invitations she has not answered, are free.
   */
  ownEmail: string | null;
  /** UIDs of our own calls, which come back through the owner's calendar, also as her copies of them. */
  ownUids: readonly string[];
  /** Zone of all-day and floating times, unless the file has one. */
  zone: string;
  keepTitles: boolean;
}

export interface BusySpan extends Period {
  title: string | null;
}

/** An event that was not fully understood: whatever time it may take is busy. */
export interface ReadingWarning {
  title: string | null;
  reason: CalendarWarning;
}

export interface WindowReading {
  spans: BusySpan[];
  eventCount: number;
  /** When the file's last known event starts or ends. */
  knownUntil: number | null;
  warnings: ReadingWarning[];
}
