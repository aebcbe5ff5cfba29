import { join } from 'node:path';
import { repository } from '../../settings/paths.ts';
import type { ServerCommand } from './running-server.ts';

/**
 * By default V8 grows the space for new objects to 128 MB under load, and keeps it. At 4 MB an email costs the same CPU
 * time. The service images set the same flag (services/Dockerfile).
 */
const flags = ['--max-semi-space-size=4'];

/** Where Node caches compiled code for the next start. */
const compileCache = join(repository, 'node_modules/.cache/compiled-code');

/** How to run a program with our own Node as a process of the product. */
export function nodeCommand(args: string[], env: Record<string, string>): ServerCommand {
  return {
    command: process.execPath,
    args: [...flags, ...args],
    env: { ...env, NODE_COMPILE_CACHE: compileCache },
  };
}
