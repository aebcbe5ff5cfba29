import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { writeAtomically } from './write-atomically.ts';

export type Settings = Record<string, string>;

/** Whether the first start invents the value of this key. */
export const isSecret = (key: string) => /_(PASSWORD|SECRET)$/.test(key);
const newSecret = () => randomBytes(32).toString('base64url');

interface Entry {
  key: string;
  /** The comment above it and the line itself. */
  lines: string[];
}

/**
 * Reads the settings; the first time, the file is created from the example, each secret with a random value. Keys that
 * the example has gained since are added. Values in `given` (from the command line) are saved in the file.
 */
export function ensureEnvFile(file: string, example: string, given: Settings = {}): Settings {
  const entries = readEntries(readFileSync(example, 'utf8'));
  const defaults = settingsOf(readFileSync(example, 'utf8'));
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const known = settingsOf(before);
  const missing = entries.filter(({ key }) => !(key in known));
  const added = missing.map(({ key, lines }) =>
    [...lines.slice(0, -1), `${key}=${isSecret(key) ? newSecret() : defaults[key]}`].join('\n'),
  );
  const complete = [before.trimEnd(), ...added].filter(Boolean).join('\n\n');
  const after = Object.entries(given).reduce(setLine, `${complete}\n`);
  if (after !== before) writeAtomically(file, after);
  return settingsOf(after);
}

/** What the file says; undefined if there is none. Writes nothing. */
export function readEnvFile(file: string): Settings | undefined {
  return existsSync(file) ? settingsOf(readFileSync(file, 'utf8')) : undefined;
}

function settingsOf(text: string): Settings {
  return Object.fromEntries(
    Object.entries(parseEnv(text)).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, value]],
    ),
  );
}

function readEntries(text: string): Entry[] {
  const entries: Entry[] = [];
  let comment: string[] = [];
  for (const line of text.split('\n')) {
    const key = /^([A-Z][A-Z0-9_]*)=/.exec(line)?.[1];
    if (key) {
      entries.push({ key, lines: [...comment, line] });
    }
    comment = line.startsWith('#') ? [...comment, line] : [];
  }
  return entries;
}

function setLine(text: string, [key, value]: [string, string]): string {
  const line = new RegExp(`^${key}=.*$`, 'm');
  return line.test(text) ? text.replace(line, () => `${key}=${value}`) : `${text}${key}=${value}\n`;
}

/** The settings that the command line may set (`make up PORT=8090`) and the settings file then keeps. */
export function givenSettings(): Settings {
  const { PORT } = process.env;
  // An invalid value must not get into the file, where it would break every later start.
  return PORT ? { PORT: String(choosePort({ PORT })) } : {};
}

export function choosePort(settings: Settings): number {
  const port = Number(settings.PORT || '8080');
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT must be a number from 1 to 65535, not "${settings.PORT}".`);
  }
  return port;
}
