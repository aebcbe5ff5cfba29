/**
 * The worker that reads one file and ends. Node runs it as it is in tests, compiled elsewhere: so files of this folder
 * import each other as `.ts`, which the compiler rewrites, name their types with `import type`, and import no value
 * of another workspace.
 */
import { parentPort, workerData } from 'node:worker_threads';
import type { CalendarFailure } from '@agency/contracts';
import { readWindow } from './read-window.ts';
import type { ReadingTask, WindowReading } from './reading.ts';
import { UnreadableCalendarError } from './unreadable-calendar.error.ts';

export type WorkerAnswer =
  | { reading: WindowReading }
  | { refused: CalendarFailure }
  /** The name of an error. (!) Its message may quote the calendar. */
  | { failed: string };

function answer(task: ReadingTask): WorkerAnswer {
  try {
    return { reading: readWindow(task) };
  } catch (error) {
    if (error instanceof UnreadableCalendarError) return { refused: error.kind };
    throw error;
  }
}

parentPort?.postMessage(answer(workerData));
