import { compose, lines } from '@agency/infra/docker/compose';
import { run } from '@agency/infra/native/process/run';
import { z } from 'zod';

const stats = z.object({ Name: z.string(), MemUsage: z.string() });
const mebibytes: Record<string, number> = { KiB: 1 / 1024, MiB: 1, GiB: 1024 };

/** MB that each of the project's containers holds at the moment, without the files that the kernel keeps at hand. */
export async function memoryInUse(): Promise<[string, number][]> {
  const containers = lines(await compose('ps', '--quiet'));
  const read = ['stats', '--no-stream', '--format', '{{json .}}', ...containers];
  return lines(await run('docker', read)).map((line) => {
    const { Name, MemUsage } = stats.parse(JSON.parse(line));
    return [Name, Math.round(megabytesOf(MemUsage))];
  });
}

/** `12.5MiB / 256MiB` in MB. */
function megabytesOf(usage: string): number {
  const [, amount, unit = ''] = /^([\d.]+)(\w+)/.exec(usage) ?? [];
  return (Number(amount) * (mebibytes[unit] ?? Number.NaN) * 1_048_576) / 1_000_000;
}
