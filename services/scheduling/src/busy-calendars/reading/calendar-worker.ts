/**
 * The worker that reads one file and exits. Node runs the source directly in tests and the compiled file elsewhere, so
 * files in this folder import each other as `.ts`, which the compiler rewrites, import types with `import type`, and
 * import no value from another workspace.
 */
import { parentPort, workerData } from 'node:worker_threads';
import type { CalendarFailure } from '@agency/contracts';
import { readWindow } from './read-window.ts';
import type { ReadingTask, WindowReading } from './reading.ts';
import { UnreadableCalendarError } from './unreadable-calendar.error.ts';

export type WorkerAnswer =
  | { reading: WindowReading }
  | { refused: CalendarFailure }
  /** An error's name only. (!) Its message may quote the calendar. */
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
