import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';

const file = resolve(import.meta.dirname, '../../../gateway/defaults.env');

/** What an installation may tune. Read at each call: the supervisor outlives a pull. */
export function gatewayDefaults(): NodeJS.Dict<string> {
  return parseEnv(readFileSync(file, 'utf8'));
}

export function gatewayLimits(): string[] {
  return Object.keys(gatewayDefaults()).filter((key) => key.startsWith('LIMIT_'));
}
