import { type Check, fail, ok, warn } from '../check.ts';
import { acmeDirectory, isPublic } from '../installation.ts';

const warnSeconds = 30;
const failSeconds = 120;

const clock: Check = {
  group: 'Machine',
  name: 'Clock',
  async run(world, signal) {
    // A developer's machine asks no server for the time.
    if (!isPublic(world)) return undefined;
    const { host, href } = acmeDirectory(world);
    const before = world.now().getTime();
    const date = await world
      .fetch(href, { method: 'HEAD', signal })
      .then((answer) => Date.parse(answer.headers.get('date') ?? ''))
      .catch(() => Number.NaN);
    if (Number.isNaN(date)) {
      return warn(
        `It could not be compared: ${host} did not answer.`,
        'Let this machine reach the internet on port 443, or check the time with timedatectl.',
      );
    }
    // The header has no fractions of a second, and the request took a while.
    const middle = (before + world.now().getTime()) / 2;
    const seconds = Math.round((middle - date - 500) / 1_000);
    const found = `It is ${Math.abs(seconds)} seconds ${seconds < 0 ? 'behind' : 'ahead of'} ${host}.`;
    const fix = 'Turn time synchronization on: timedatectl set-ntp true';
    if (Math.abs(seconds) > failSeconds) return fail(found, fix);
    return Math.abs(seconds) > warnSeconds ? warn(found, fix) : ok('It is in sync.');
  },
};

export const clockChecks: Check[] = [clock];
