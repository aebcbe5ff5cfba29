import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { writeAtomically } from '../../settings/write-atomically.ts';
import { innerServers } from './ports.ts';

const stackConfig = z.object({
  /** The public port. */
  port: z.int().min(1).max(65_535),
  ports: z.record(z.enum(innerServers), z.int()),
  /** `.env`. */
  settings: z.record(z.string(), z.string()),
  /** Folder with the built pages: `client` and `client-br`. */
  site: z.string(),
  /** Off for throw-away stacks. */
  durable: z.boolean(),
});

/**
 * Everything that decides how the processes of a run folder are started. Contains secrets: only the owner may read it.
 */
export type StackConfig = z.infer<typeof stackConfig>;

const configFile = (runDir: string) => join(runDir, 'stack.json');

export function readStackConfig(runDir: string): StackConfig {
  return stackConfig.parse(JSON.parse(readFileSync(configFile(runDir), 'utf8')));
}

const earlierPorts = stackConfig.pick({ port: true }).extend({
  /** An earlier version had fewer servers. */
  ports: z.partialRecord(z.enum(innerServers), z.int()),
});

/** The ports of the last start, if any. */
export function earlierConfig(runDir: string): z.infer<typeof earlierPorts> | undefined {
  try {
    return earlierPorts.parse(JSON.parse(readFileSync(configFile(runDir), 'utf8')));
  } catch {
    return undefined;
  }
}

export function writeStackConfig(runDir: string, config: StackConfig): void {
  writeAtomically(configFile(runDir), JSON.stringify(config, undefined, 2));
}
