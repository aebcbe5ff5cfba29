/**
 * The process that reads one file: its worker reads, while this thread ends both if they exceed the memory limit or the
 * service is gone. V8's own limits do not cover memory outside its heap. Like the worker, Node runs this source
 * directly in tests.
 */
import { Worker } from 'node:worker_threads';
import type { WorkerAnswer } from './calendar-worker.ts';
import type { ReadingTask } from './reading.ts';

export type FileTask = Omit<ReadingTask, 'bytes'> & { fileLength: number };

const [workerFile = '', maxMemoryMb = '0'] = process.argv.slice(2);
const watchEveryMs = 20;

/** (!) Not `exit`, which waits for a worker that may be inside a library. */
const end = () => process.kill(process.pid, 'SIGKILL');

const answer = (message: WorkerAnswer) => process.send?.(message);

async function read({ fileLength, ...task }: FileTask): Promise<void> {
  const bytes = new Uint8Array(fileLength);
  let length = 0;
  for await (const chunk of process.stdin) {
    bytes.set(chunk, length);
    length += chunk.length;
  }
  const worker = new Worker(workerFile, {
    workerData: { ...task, bytes },
    transferList: [bytes.buffer],
    resourceLimits: { maxOldGenerationSizeMb: Number(maxMemoryMb) },
  });
  worker.once('message', answer);
  worker.once('error', (error) => {
    const isOutOfMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    answer(isOutOfMemory ? { refused: 'too-large' } : { failed: error.name });
  });
}

process.once('disconnect', end);
process.once('message', (task: FileTask) => void read(task));
setInterval(() => {
  if (process.memoryUsage.rss() > Number(maxMemoryMb) * 1024 * 1024) end();
}, watchEveryMs);
