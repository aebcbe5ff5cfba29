import { ManagedProcess, type Pace, type ProcessSpec } from './managed-process.ts';
import type { ProcessState } from './state-file.ts';

const defaultPace: Pace = {
  firstDelayMs: 100,
  longestDelayMs: 5_000,
  steadyMs: 30_000,
  recheckMs: 10_000,
};

/** Runs the processes of a stack in dependency order and keeps them running. */
export class Supervisor {
  private readonly pace: Pace;
  private readonly onChange: (processes: ProcessState[]) => void;
  private managed: ManagedProcess[] = [];
  private isStopping = false;

  constructor(onChange: (processes: ProcessState[]) => void, pace: Pace = defaultPace) {
    this.onChange = onChange;
    this.pace = pace;
  }

  get processes(): ProcessState[] {
    return this.managed.map(({ snapshot }) => snapshot);
  }

  get isUp(): boolean {
    return this.managed.every(({ isUp }) => isUp);
  }

  /** Brings the stack to the state in the specs; healthy, up-to-date processes are left alone. */
  async apply(specs: ProcessSpec[]): Promise<void> {
    refuseBadOrder(specs);
    const kept = this.managed.filter(({ spec }) =>
      specs.some(({ name, fingerprint }) => name === spec.name && fingerprint === spec.fingerprint),
    );
    await stopInOrder(this.managed.filter((process) => !kept.includes(process)));
    // In order, so that a service is not blamed for a database that is just restarting.
    for (const process of kept) await process.recheck();
    this.managed = specs.map(
      (spec) => kept.find(({ spec: { name } }) => name === spec.name) ?? this.manage(spec),
    );
    this.advance();
  }

  /** Stops everything, dependents first. */
  async stop(): Promise<void> {
    this.isStopping = true;
    await stopInOrder(this.managed);
  }

  private manage(spec: ProcessSpec): ManagedProcess {
    return new ManagedProcess(spec, this.pace, () => this.advance());
  }

  /** After every change: starts the processes whose dependencies are ready. */
  private advance(): void {
    this.onChange(this.processes);
    const isUp = (name: string) =>
      this.managed.some((process) => process.spec.name === name && process.isUp);
    for (const process of this.managed) {
      if (!this.isStopping && process.isWaiting && process.spec.after.every(isUp)) process.start();
    }
  }
}

async function stopInOrder(processes: ManagedProcess[]): Promise<void> {
  let remaining = processes;
  while (remaining.length > 0) {
    const free = remaining.filter(
      ({ spec: { name } }) => !remaining.some(({ spec }) => spec.after.includes(name)),
    );
    await Promise.all(free.map((process) => process.stop()));
    remaining = remaining.filter((process) => !free.includes(process));
  }
}

/** Every name must be known and come before those that need it, so there can be no cycle. */
function refuseBadOrder(specs: ProcessSpec[]): void {
  const earlier = new Set<string>();
  for (const { name, after } of specs) {
    const missing = after.filter((other) => !earlier.has(other));
    if (missing.length > 0 || earlier.has(name)) {
      throw new Error(`${name} is listed twice, or before what it needs: ${missing.join(', ')}`);
    }
    earlier.add(name);
  }
}
