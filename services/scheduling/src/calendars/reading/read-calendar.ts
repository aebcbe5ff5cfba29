import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { WorkerAnswer } from './calendar-worker.ts';
import type { ReadingTask, ReadingWarning } from './reading.ts';
import { UnreadableCalendarError } from './unreadable-calendar.error.ts';

export { UnreadableCalendarError } from './unreadable-calendar.error.ts';

export interface CalendarReadingInput {
  bytes: Uint8Array;
  window: { from: Date; to: Date };
  /** Her address in that calendar: events that she declined with it are free. */
  ownEmail: string | null;
  /** The `calendarUid`s of our own calls; the owner's copies of them are known by these, too. */
  ownUids: readonly string[];
  /** Where all-day and floating times are, unless the file names a zone. */
  zone: string;
  keepTitles: boolean;
}

export interface BusyInterval {
  startsAt: Date;
  endsAt: Date;
  title: string | null;
}

export interface CalendarReading {
  /** Sorted and cut to the window. Joined where they overlap; with titles, only those of one title are. */
  intervals: BusyInterval[];
  eventCount: number;
  /** When the last event of the file begins or ends; null without events. */
  knownUntil: Date | null;
  warnings: ReadingWarning[];
  /** Equal for files that differ only in when they were fetched. */
  contentHash: string;
}

export interface ReadingLimits {
  timeoutMs: number;
  maxMemoryMb: number;
}

const defaultLimits: ReadingLimits = { timeoutMs: 20_000, maxMemoryMb: 768 };

const workerFile = join(__dirname, `calendar-worker${extname(__filename)}`);

function startWorker(task: ReadingTask, maxMemoryMb: number): Worker {
  return new Worker(workerFile, {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
    // (!) It reads what strangers wrote: it gets none of our settings, and what it prints goes nowhere.
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
  });
}

function answerOf(worker: Worker, timeoutMs: number): Promise<WorkerAnswer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve({ refused: 'too-slow' }), timeoutMs);
    const settle = (done: () => void) => {
      clearTimeout(timer);
      done();
    };
    worker.once('message', (answer: WorkerAnswer) => settle(() => resolve(answer)));
    worker.once('error', (error) =>
      settle(() => {
        const isOutOfMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
        if (isOutOfMemory) resolve({ refused: 'too-large' });
        // (!) The message may quote the calendar.
        else reject(new Error(`The calendar reader failed: ${error.name}`));
      }),
    );
    worker.once('exit', (code) =>
      settle(() => reject(new Error(`The calendar reader ended with ${code}`))),
    );
  });
}

/**
 * The busy times of an iCalendar file in a window. Throws UnreadableCalendarError for what is no whole calendar or
 * more than one may be; an event that is not understood costs a warning.
 */
export async function readCalendar(
  { window, bytes, ownEmail, ownUids, zone, keepTitles }: CalendarReadingInput,
  { timeoutMs, maxMemoryMb }: ReadingLimits = defaultLimits,
): Promise<CalendarReading> {
  const span = { from: window.from.getTime(), to: window.to.getTime() };
  const task = { bytes, window: span, ownEmail, ownUids, zone, keepTitles };
  const worker = startWorker(task, maxMemoryMb);
  try {
    const answer = await answerOf(worker, timeoutMs);
    if ('refused' in answer) throw new UnreadableCalendarError(answer.refused);
    const { spans, knownUntil, ...rest } = answer.reading;
    return {
      ...rest,
      intervals: spans.map(({ from, to, title }) => ({
        startsAt: new Date(from),
        endsAt: new Date(to),
        title,
      })),
      knownUntil: knownUntil === null ? null : new Date(knownUntil),
    };
  } finally {
    await worker.terminate();
  }
}
