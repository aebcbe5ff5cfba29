import { type ChildProcess, fork } from 'node:child_process';
import { extname, join } from 'node:path';
import { turns } from '@agency/platform';
import type { WorkerAnswer } from './calendar-worker.ts';
import type { ReadingTask, WindowReading } from './reading.ts';
import type { FileTask } from './reading-process.ts';
import { UnreadableCalendarError } from './unreadable-calendar.error.ts';

export { UnreadableCalendarError } from './unreadable-calendar.error.ts';

export type CalendarReadingInput = Omit<ReadingTask, 'window'> & {
  window: { from: Date; to: Date };
};

export interface BusyInterval {
  startsAt: Date;
  endsAt: Date;
  title: string | null;
}

/** A calendar's content when it was read: this copy decides while the calendar is unreadable. */
export interface CalendarCopy extends Pick<WindowReading, 'eventCount' | 'warnings'> {
  /** Sorted and clipped to the window. Merged where they overlap; with titles, only those with the same title. */
  intervals: readonly BusyInterval[];
  /** When the last event of the file starts or ends; null without events. */
  knownUntil: Date | null;
}

interface ReadingLimits {
  timeoutMs: number;
  /** Of the whole reading process. */
  maxMemoryMb: number;
}

const defaultLimits: ReadingLimits = { timeoutMs: 20_000, maxMemoryMb: 448 };

const fileBeside = (name: string) => join(__dirname, `${name}${extname(__filename)}`);
const workerFile = fileBeside('calendar-worker');
const processFile = fileBeside('reading-process');

function startProcess({ bytes, ...task }: ReadingTask, maxMemoryMb: number): ChildProcess {
  const child = fork(processFile, [workerFile, String(maxMemoryMb)], {
    // (!) It reads strangers' content: it gets none of our settings, and its output is discarded.
    env: {},
    // A smaller limit delays garbage collection.
    execArgv: ['--max-semi-space-size=2'],
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  const about: FileTask = { ...task, fileLength: bytes.length };
  // An early exit reports itself.
  child.send(about, () => undefined);
  child.stdin?.on('error', () => undefined).end(bytes);
  return child;
}

function answerOf(child: ChildProcess, timeoutMs: number): Promise<WorkerAnswer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve({ refused: 'too-slow' }), timeoutMs);
    child.once('message', (answer: WorkerAnswer) => resolve(answer));
    child.once('error', () => reject(new Error('The calendar reader could not be started')));
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      // Ended for its memory, on its own or by V8.
      if (signal) resolve({ refused: 'too-large' });
      else reject(new Error(`The calendar reader ended with ${code}`));
    });
  });
}

async function readInProcess(
  task: ReadingTask,
  { timeoutMs, maxMemoryMb }: ReadingLimits,
): Promise<WindowReading> {
  const child = startProcess(task, maxMemoryMb);
  const closed = new Promise((resolve) => child.once('close', resolve));
  try {
    const answer = await answerOf(child, timeoutMs);
    if ('refused' in answer) throw new UnreadableCalendarError(answer.refused);
    if ('failed' in answer) throw new Error(`The calendar reader failed: ${answer.failed}`);
    return answer.reading;
  } finally {
    child.kill('SIGKILL');
    // (!) Its memory is freed before the next one starts.
    await closed;
  }
}

/** One file at a time, so that total memory is bounded, too. */
const inTurn = turns(1);

/**
 * The busy times of an iCalendar file in a window. Throws UnreadableCalendarError for an incomplete calendar or one
 * beyond the limits; an unsupported event causes a warning.
 */
export async function readCalendar(
  { window, ...rest }: CalendarReadingInput,
  limits: ReadingLimits = defaultLimits,
): Promise<CalendarCopy> {
  const span = { from: window.from.getTime(), to: window.to.getTime() };
  const { spans, knownUntil, ...reading } = await inTurn(() =>
    readInProcess({ ...rest, window: span }, limits),
  );
  return {
    ...reading,
    intervals: spans.map(({ from, to, title }) => ({
      startsAt: new Date(from),
      endsAt: new Date(to),
      title,
    })),
    knownUntil: knownUntil === null ? null : new Date(knownUntil),
  };
}
