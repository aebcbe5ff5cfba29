/** A service has ten seconds to stop, and closes several things in turn. */
export const closeTimeoutMs = 3_000;

/** Waits for `work` up to a time limit; then returns undefined while the work continues. */
export async function waitAtMost<Result>(
  timeoutMs: number,
  work: Promise<Result>,
): Promise<Result | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), timeoutMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
