import { waitUntil } from '../process/wait-until.ts';
import { runningState } from '../supervisor/controller.ts';
import { lastLines } from '../supervisor/log-file.ts';
import type { ProcessState } from '../supervisor/state-file.ts';

const timeoutMs = 120_000;
const hopelessAfter = 4;

const isUp = ({ state }: ProcessState) => state === 'ready' || state === 'done';

/** Resolves when everything is ready; throws with the log of the process that is not. */
export async function awaitStack(runDir: string): Promise<ProcessState[]> {
  let processes: ProcessState[] = [];
  await waitUntil(
    () => {
      const state = runningState(runDir);
      if (!state) throw new Error('The supervisor has ended; see make logs SERVICE=supervisor.');
      processes = state.processes;
      const hopeless = processes.find((one) => !isUp(one) && one.failures >= hopelessAfter);
      if (hopeless) throw new Error(describe(hopeless));
      return processes.length > 0 && processes.every(isUp);
    },
    { timeoutMs, what: 'Starting' },
  ).catch((error: Error) => {
    const late = processes.filter((one) => !isUp(one)).map(({ name }) => name);
    throw new Error(`${error.message}\nNot ready: ${late.join(', ') || 'nothing'}`);
  });
  return processes;
}

function describe({ name, lastExit, logFile }: ProcessState): string {
  return `${name} does not start (${lastExit}). The end of ${logFile}:\n${lastLines(logFile, 20)}`;
}
