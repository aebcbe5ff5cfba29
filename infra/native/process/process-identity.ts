import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { codeOf } from '../../settings/error-code.ts';

/** A process in a form that can be stored: the start time distinguishes it from a later process with the same id. */
export interface ProcessIdentity {
  pid: number;
  started: string;
}

/** Identity of a living process, or undefined if there is none (a zombie counts as gone). */
export function identify(pid: number): ProcessIdentity | undefined {
  const started = process.platform === 'linux' ? startedOnLinux(pid) : startedElsewhere(pid);
  return started === undefined ? undefined : { pid, started };
}

/** Whether this exact process is still alive. */
export function isAlive(identity: ProcessIdentity): boolean {
  return identify(identity.pid)?.started === identity.started;
}

/** Sends a signal, but only to the intended process. Returns whether it existed. */
export function signalProcess(identity: ProcessIdentity, signal: NodeJS.Signals): boolean {
  return isAlive(identity) && sent(identity.pid, signal, ['ESRCH']);
}

/** Kills what is left of this process's group (nginx's workers, for example). */
export function killGroup(leader: ProcessIdentity): void {
  sent(-leader.pid, 'SIGKILL', ['ESRCH']);
}

/**
 * Kills the members of a group whose leader is gone and was not our child. Its id may have been reused: a member only
 * counts if it is in the leader's session and not older than the leader.
 */
export function killAbandonedGroup(leader: ProcessIdentity): number {
  // Linux gives an id to no new process while its group has members: whoever has it now, the group is gone.
  if (process.platform !== 'linux' || identify(leader.pid)) return 0;
  let killed = 0;
  for (const pid of readdirSync('/proc').map(Number).filter(Number.isInteger)) {
    const fields = statFields(pid)?.map(Number) ?? [];
    const [group, session, started = 0] = [fields[2], fields[3], fields[19]];
    if (
      session === leader.pid &&
      group === leader.pid &&
      started >= Number(leader.started) &&
      sent(pid, 'SIGKILL', ['ESRCH', 'EPERM'])
    ) {
      killed += 1;
    }
  }
  return killed;
}

/** Whether the signal was sent; false for the errors to ignore. */
function sent(target: number, signal: NodeJS.Signals, ignored: string[]): boolean {
  try {
    return process.kill(target, signal);
  } catch (error) {
    if (ignored.includes(codeOf(error))) return false;
    throw error;
  }
}

/** Differs after every start of the machine; undefined outside Linux, where start times are dates. */
export function bootId(): string | undefined {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** What Linux says of a process, from its state on (man 5 proc_pid_stat); undefined if it is gone or not readable. */
function statFields(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in parentheses and may contain spaces; the state follows it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

function startedOnLinux(pid: number): string | undefined {
  const [state = '', ...fields] = statFields(pid) ?? [];
  return ['Z', 'X'].includes(state) ? undefined : fields[18];
}

function startedElsewhere(pid: number): string | undefined {
  try {
    const line = execFileSync('ps', ['-o', 'state=,lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    return line === '' || line.startsWith('Z') ? undefined : line.replace(/^\S+\s+/, '');
  } catch {
    return undefined;
  }
}
