import type { ChildProcess } from 'node:child_process';

export interface ServiceProcess {
  child: ChildProcess;
  /** Where it listens. */
  address: string;
  /** What it has written to its log so far. */
  log(): string;
}

export function freePort(): Promise<number>;

export function startServiceProcess(
  service: string,
  settings: Record<string, string>,
): Promise<ServiceProcess>;
