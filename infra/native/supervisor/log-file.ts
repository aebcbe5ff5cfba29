import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  openSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const largestBytes = 20 * 1024 * 1024;

export function supervisorLog(runDir: string): string {
  return join(runDir, 'logs/supervisor.log');
}

/** Opens a log for appending; trims one that has grown too large. */
export function openLog(file: string): number {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  trimLog(file, largestBytes);
  return openSync(file, 'a', 0o600);
}

/** Keeps the logs of processes that run for months small, with one old file each. */
export function trimLogsHourly(files: () => string[], largest = largestBytes): void {
  setInterval(() => {
    for (const file of files()) trimLog(file, largest);
  }, 3_600_000).unref();
}

/** The process keeps its descriptor, so the file is emptied and not renamed; lines written meanwhile are lost. */
function trimLog(file: string, largest: number): void {
  try {
    if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) <= largest) return;
    try {
      copyFileSync(file, `${file}.1`);
    } catch {
      // On a full disk, the space counts for more than the old lines.
      rmSync(`${file}.1`, { force: true });
    }
    truncateSync(file);
  } catch {
    // The folder may have been removed, as in appendLog.
  }
}

export function appendLog(file: string, message: string): void {
  try {
    appendFileSync(file, `${new Date().toISOString()} ${message}\n`, { mode: 0o600 });
  } catch {
    // The folder may have been removed under a running stack; the supervisor then exits on its own.
  }
}
