/** Runs jobs a few at a time, in the order given; results keep that order. */
export async function inParallel<Job, Result>(
  jobs: Job[],
  atOnce: number,
  run: (job: Job) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = new Array(jobs.length);
  const queue = jobs.entries();
  const worker = async () => {
    for (const [index, job] of queue) {
      results[index] = await run(job);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
