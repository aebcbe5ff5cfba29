import { apiPaths, rankingCheckResponseSchema } from '@agency/contracts';
import { compose, containersOf, inspect } from '@agency/infra/docker/compose';
import { signIn } from '@agency/infra/test/sign-in';

/** Presses the owner's button several times at each replica at once; resolves when all of them have answered. */
export async function checkAtEveryReplica(times: number): Promise<void> {
  const { BASE_URL = '', RANKINGS_PASSWORD = '' } = process.env;
  const cookie = await signIn(BASE_URL, 'rankings', RANKINGS_PASSWORD);
  const containers = await containersOf('rankings');
  const network = `${process.env.COMPOSE_PROJECT_NAME}_api`;
  const template = `{{(index .NetworkSettings.Networks "${network}").IPAddress}}`;
  const addresses = await Promise.all(containers.map((one) => inspect(one, template)));
  const asked = addresses.flatMap((address) => Array.from({ length: times }, () => address));
  await Promise.all(
    asked.map(async (address) => {
      const answer = await fetch(`http://${address}:3000${apiPaths.rankingsCheck}`, {
        method: 'POST',
        headers: { cookie },
      });
      const { success, message } = rankingCheckResponseSchema.parse(await answer.json());
      if (!success) throw new Error(message);
    }),
  );
}

/** Simulates the morning: makes the daily check, which waits in the queue, due at once. */
export async function startDailyCheck(): Promise<void> {
  const promote = `import { Queue } from 'bullmq';
    const queue = new Queue('rankings', { connection: { url: process.env.REDIS_URL } });
    for (const job of await queue.getDelayed()) await job.promote();
    await queue.close();`;
  const inNode = ['node', '--input-type=module', '--eval', promote];
  await compose('exec', '--no-TTY', 'rankings', ...inNode);
}
