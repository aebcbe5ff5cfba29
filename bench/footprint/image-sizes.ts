import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compose } from '@agency/infra/docker/compose';
import { run } from '@agency/infra/native/process/run';
import { repository } from '@agency/infra/settings/paths';
import { z } from 'zod';

const megabyte = 1_000_000;
const config = z.object({
  name: z.string(),
  services: z.record(
    z.string(),
    z.object({ build: z.object({ dockerfile: z.string() }).optional() }),
  ),
});

/** Of each image that is built: its size in MB, and that of what it is built on. */
export async function imageSizes(): Promise<(string | number)[][]> {
  const { name, services } = config.parse(JSON.parse(await compose('config', '--format', 'json')));
  const built = Object.entries(services).flatMap(([service, { build }]) =>
    build ? [{ service, base: baseOf(build.dockerfile) }] : [],
  );
  return Promise.all(
    built.map(async ({ service, base }) => {
      const sizes = [await sizeOf(`${name}-${service}`), await sizeOf(base)];
      return [service, ...sizes.map((bytes) => Math.round(bytes / megabyte)), base];
    }),
  );
}

/** What the last stage starts from: the others are not delivered. */
function baseOf(dockerfile: string): string {
  const text = readFileSync(join(repository, dockerfile), 'utf8');
  return [...text.matchAll(/^FROM (\S+)/gm)].at(-1)?.[1] ?? '';
}

async function sizeOf(image: string): Promise<number> {
  return Number(await run('docker', ['image', 'inspect', '--format', '{{.Size}}', image]));
}
