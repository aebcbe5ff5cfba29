/** Runs the jobs a few at a time; results stand in the order of the jobs. */
export async function inParallel<Result>(
  jobs: readonly (() => Promise<Result>)[],
  atOnce: number,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = jobs.entries();
  const worker = async () => {
    for (const [index, job] of queue) results[index] = await job();
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

export function times<Result>(count: number, job: (index: number) => Result): Result[] {
  return Array.from({ length: count }, (_, index) => job(index));
}
