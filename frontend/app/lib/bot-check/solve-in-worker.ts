import type { BotChallenge } from '@agency/contracts';
import type { WorkerAnswer } from './bot-proof.worker';

/** Solves a challenge off the main thread. Rejects when there is no worker or no solution. */
export function solveInWorker(challenge: BotChallenge): Promise<NonNullable<WorkerAnswer>> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./bot-proof.worker.ts', import.meta.url), {
      type: 'module',
    });
    worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
      worker.terminate();
      if (data) resolve(data);
      else reject(new Error('The challenge has no solution'));
    };
    worker.onerror = () => {
      worker.terminate();
      reject(new Error('The solver could not run'));
    };
    worker.postMessage(challenge);
  });
}
