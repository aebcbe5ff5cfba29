/** Limits how many pieces of work run at once; the others wait in order, each until its signal is aborted. */
export function turns(
  atOnce: number,
): <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T> {
  let free = atOnce;
  const waiting: (() => void)[] = [];
  const turn = (signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(signal?.reason);
      };
      waiting.push(begin);
      signal?.addEventListener('abort', leave, { once: true });
    });
  return async (work, signal) => {
    signal?.throwIfAborted();
    if (free > 0) free -= 1;
    else await turn(signal);
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
