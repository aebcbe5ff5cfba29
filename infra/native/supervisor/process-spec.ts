import type { ServerCommand } from '../process/server.ts';

/** One process of a stack, as the supervisor runs it. */
export interface ProcessSpec {
  name: string;
  /** A server runs until it is stopped; a task is done when it exits with code 0. */
  kind: 'server' | 'task';
  /** Names of the processes that must be ready (tasks: done) before this one starts; stopping reverses the order. */
  after: string[];
  /** Called before each start, so it may prepare files and folders. */
  command(): ServerCommand | Promise<ServerCommand>;
  /** Whether it is working; a task needs none. */
  isReady(): Promise<boolean>;
  logFile: string;
  /** For the status table. */
  port?: number;
  stopSignal: NodeJS.Signals;
  /** A stop that takes longer is forced. */
  stopTimeoutMs: number;
  startTimeoutMs: number;
  /** Changes when the running process is outdated: another build, another setting. */
  fingerprint: string;
}

/** Returns the stack of a run folder; called again at every reload. */
export type Plan = (runDir: string) => ProcessSpec[] | Promise<ProcessSpec[]>;
