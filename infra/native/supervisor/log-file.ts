import { appendFileSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const largestBytes = 20 * 1024 * 1024;

/** Opens a log for appending; rotates one that has grown too large, keeping one old file. */
export function openLog(file: string): number {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > largestBytes) {
    renameSync(file, `${file}.1`);
  }
  return openSync(file, 'a', 0o600);
}

export function appendLog(file: string, message: string): void {
  try {
    appendFileSync(file, `${new Date().toISOString()} ${message}\n`, { mode: 0o600 });
  } catch {
    // The folder may have been removed under a running stack; the supervisor then exits by itself.
  }
}

export function lastLines(file: string, count: number): string {
  try {
    return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count).join('\n');
  } catch {
    return '';
  }
}
