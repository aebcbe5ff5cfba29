import type { ServerCommand } from '../process/running-server.ts';

/** One process of a stack, as the supervisor runs it. */
export interface ProcessSpec {
  name: string;
  /** A server runs until it is stopped; a task has done its work when it ends with code 0. */
  kind: 'server' | 'task';
  /** Names of those that must be ready (a task: done) before this one starts; stopping goes the other way. */
  after: string[];
  /** Asked before each start, so it may prepare files and folders. */
  command(): ServerCommand | Promise<ServerCommand>;
  /** Whether it does its work; a task needs none. */
  isReady(): Promise<boolean>;
  logFile: string;
  /** For the status table. */
  port?: number;
  stopSignal: NodeJS.Signals;
  /** After this time a stop is no longer polite. */
  stopTimeoutMs: number;
  startTimeoutMs: number;
  /** Changes when the running process is out of date: another build, another setting. */
  fingerprint: string;
}

/** Gives the stack of a run folder; asked again at every reload. */
export type Plan = (runDir: string) => ProcessSpec[] | Promise<ProcessSpec[]>;
