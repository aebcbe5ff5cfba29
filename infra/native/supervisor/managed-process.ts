import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pWaitFor from 'p-wait-for';
import { identify, killGroup, type ProcessIdentity } from '../process/process-identity.ts';
import { hasEnded, type ServerCommand } from '../process/server.ts';
import { appendLog, openLog } from './log-file.ts';
import type { ProcessState } from './state-file.ts';

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

export interface Pace {
  firstDelayMs: number;
  longestDelayMs: number;
  /** After running this long, a crash counts as the first one again. */
  steadyMs: number;
  /** How long a running process may be unresponsive before a reload restarts it. */
  recheckMs: number;
}

/** How long to wait before a restart: twice as long as before the last one, within limits. */
export function nextDelay(
  { firstDelayMs, longestDelayMs, steadyMs }: Pace,
  lastMs: number,
  ranMs: number,
): number {
  return ranMs >= steadyMs
    ? firstDelayMs
    : Math.min(Math.max(firstDelayMs, lastMs * 2), longestDelayMs);
}

interface Current {
  child: ChildProcess;
  identity: ProcessIdentity;
}

/** Keeps one process running: starts it, reports when it is ready, restarts it when it exits on its own. */
export class ManagedProcess {
  readonly spec: ProcessSpec;
  private readonly pace: Pace;
  private readonly changed: () => void;
  private state: ProcessState['state'] = 'waiting';
  private restarts = 0;
  /** Failed starts since it was last ready. */
  private failures = 0;
  private lastExit: string | undefined;
  private delayMs = 0;
  private current: Current | undefined;
  private stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(spec: ProcessSpec, pace: Pace, changed: () => void) {
    this.spec = spec;
    this.pace = pace;
    this.changed = changed;
  }

  get snapshot(): ProcessState {
    const { name, port, logFile } = this.spec;
    const { state, current, restarts, failures, lastExit } = this;
    return {
      name,
      state,
      identity: current?.identity,
      port,
      restarts,
      failures,
      lastExit,
      logFile,
    };
  }

  get isWaiting(): boolean {
    return this.state === 'waiting';
  }

  get isUp(): boolean {
    return this.state === 'ready' || this.state === 'done';
  }

  /** Starts keeping it running; its state shows whether it came up. */
  start(): void {
    this.running = this.keepRunning(this.stopping.signal);
  }

  /** Asks it to exit and waits, then kills it after a time limit. */
  async stop(): Promise<void> {
    this.stopping.abort();
    if (this.current) {
      this.become('stopping');
      await this.end(this.current);
    }
    await this.running;
    this.become('stopped');
  }

  /** Kills a process that should be working and is not; it is restarted as after a crash. */
  async recheck(): Promise<void> {
    const current = this.current;
    if (
      current &&
      this.state === 'ready' &&
      !(await becomesReady(this.spec, this.pace.recheckMs))
    ) {
      appendLog(this.spec.logFile, `${this.spec.name} does not answer and is started again`);
      await this.end(current);
    }
  }

  private async end({ child, identity }: Current): Promise<void> {
    if (hasEnded(child)) return;
    const ended = once(child, 'exit');
    child.kill(this.spec.stopSignal);
    const force = setTimeout(() => {
      appendLog(this.spec.logFile, `${this.spec.name} did not stop in time and is killed`);
      killGroup(identity);
    }, this.spec.stopTimeoutMs);
    await ended;
    clearTimeout(force);
  }

  private async keepRunning(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const began = performance.now();
      const succeeded = await this.runOnce(signal);
      if (signal.aborted) return;
      if (succeeded) {
        this.become('done');
        return;
      }
      this.restarts += 1;
      this.delayMs = nextDelay(this.pace, this.delayMs, performance.now() - began);
      this.become('restarting');
      await pause(this.delayMs, undefined, { signal }).catch(() => {});
    }
  }

  /** One run from start to end; true if it was a task that succeeded. */
  private async runOnce(signal: AbortSignal): Promise<boolean> {
    this.become('starting');
    const current = await this.spawn(signal).catch((error: unknown) => {
      this.failed(error instanceof Error ? error.message : String(error));
      return undefined;
    });
    if (!current) return false;
    if (this.spec.kind === 'server') void this.watchReadiness(current, signal);
    const { child } = current;
    if (!hasEnded(child)) await once(child, 'exit');
    killGroup(current.identity);
    this.current = undefined;
    const succeeded = this.spec.kind === 'task' && child.exitCode === 0;
    if (!succeeded && !signal.aborted) {
      this.failed(child.signalCode ?? `exit code ${child.exitCode}`);
    }
    return succeeded;
  }

  private async spawn(signal: AbortSignal): Promise<Current | undefined> {
    const { command, args, env, uid, gid } = await this.spec.command();
    if (signal.aborted) return undefined;
    const log = openLog(this.spec.logFile);
    // Its own session: Ctrl-C in a terminal does not reach it, and its leftovers can be found as a group.
    const child = spawn(command, args, {
      stdio: ['ignore', log, log],
      env,
      uid,
      gid,
      detached: true,
    });
    closeSync(log);
    const identity = child.pid === undefined ? undefined : identify(child.pid);
    if (!identity) {
      await once(child, 'spawn');
      throw new Error(`${command} exited right away`);
    }
    this.current = { child, identity };
    // Recorded before anything else happens: what is not recorded cannot be cleaned up later.
    this.changed();
    return this.current;
  }

  private async watchReadiness(current: Current, signal: AbortSignal): Promise<void> {
    const isOver = () => signal.aborted || this.current !== current;
    const ready = await becomesReady(this.spec, this.spec.startTimeoutMs, isOver);
    if (isOver()) return;
    if (ready) {
      this.failures = 0;
      this.become('ready');
    } else {
      appendLog(this.spec.logFile, `${this.spec.name} was not ready in time and is killed`);
      killGroup(current.identity);
    }
  }

  private failed(reason: string): void {
    this.failures += 1;
    this.lastExit = reason;
    appendLog(this.spec.logFile, `${this.spec.name} ended: ${reason}`);
  }

  private become(state: ProcessState['state']): void {
    this.state = state;
    this.changed();
  }
}

const intervalMs = 50;

/** Whether the process becomes ready in time. Stops polling once `isOver` returns true. */
async function becomesReady(
  spec: Pick<ProcessSpec, 'isReady'>,
  timeoutMs: number,
  isOver: () => boolean = () => false,
): Promise<boolean> {
  let isReady = false;
  await pWaitFor(
    async () => {
      isReady = !isOver() && (await spec.isReady().catch(() => false));
      return isReady || isOver();
    },
    { interval: intervalMs, timeout: { milliseconds: timeoutMs, fallback: () => undefined } },
  );
  return isReady;
}
