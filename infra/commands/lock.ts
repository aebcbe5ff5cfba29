import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { identify, isAlive } from '../native/process/process-identity.ts';
import { waitUntil } from '../native/process/wait-until.ts';
import { codeOf } from '../settings/error-code.ts';

/** Serializes commands in one checkout, which would otherwise start everything twice. */
export async function withLock<Result>(
  folder: string,
  log: (message: string) => void,
  work: () => Promise<Result>,
): Promise<Result> {
  const file = join(folder, 'lock');
  let hasLogged = false;
  await waitUntil(
    () => {
      if (take(file)) return true;
      if (!hasLogged) {
        log('Another command is running in this checkout; waiting for it …');
        hasLogged = true;
      }
      return false;
    },
    { timeoutMs: 600_000, intervalMs: 100, what: `Waiting for ${file}` },
  );
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.removeListener('exit', release);
    release();
  }
}

function take(file: string): boolean {
  // Each time: the command that holds the lock may remove the folder.
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  let lock: number;
  try {
    lock = openSync(file, 'wx');
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    if (isAbandoned(file)) rmSync(file, { force: true });
    return false;
  }
  try {
    writeFileSync(lock, JSON.stringify(identify(process.pid)));
    return true;
  } catch (error) {
    // A full disk must not leave an empty lock.
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(lock);
  }
}

function isAbandoned(file: string): boolean {
  try {
    return !isAlive(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // It is gone, or just being written, or its command was killed at that moment.
    const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    return written !== undefined && Date.now() - written > 60_000;
  }
}
