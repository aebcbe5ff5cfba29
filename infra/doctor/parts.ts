import { z } from 'zod';
import { isAlive } from '../native/process/process-identity.ts';
import { readState } from '../native/supervisor/state-file.ts';
import type { Part, RunProgram } from './check.ts';

const container = z.object({
  ID: z.string(),
  Service: z.string(),
  State: z.string(),
  Health: z.string().optional(),
  ExitCode: z.number().optional(),
});
type Container = z.infer<typeof container>;

/** What always runs; the mail catcher does only without a mail server. */
const expected = [
  'gateway',
  'frontend',
  'leads',
  'scheduling',
  'rankings',
  'email',
  'postgres',
  'redis',
  'backup',
];
const timeoutMs = 20_000;

/** The containers of this installation; undefined if none runs or no engine answers. */
export async function containers(run: RunProgram): Promise<Part[] | undefined> {
  const signal = AbortSignal.timeout(timeoutMs);
  const listed = await run('docker', ['compose', 'ps', '--all', '--format', 'json'], signal);
  if (listed.exitCode !== 0) return undefined;
  const all = parseContainers(listed.stdout);
  if (!all.some(({ State }) => State === 'running' || State === 'restarting')) return undefined;
  const counted = await run(
    'docker',
    ['inspect', '--format', '{{.Id}} {{.RestartCount}}', ...all.map(({ ID }) => ID)],
    signal,
  );
  const restarts = counted.stdout.split('\n').map((line) => line.split(' '));
  const parts = all.map((one) => ({
    name: one.Service,
    state: containerState(one),
    restarts: Number(restarts.find(([id]) => id?.startsWith(one.ID))?.[1] ?? 0),
  }));
  // Stopped ones may be left over from docker compose run, or from more replicas.
  const present = parts.filter(
    ({ name, state }) =>
      state !== 'stopped' ||
      !parts.some((other) => other.name === name && other.state !== 'stopped'),
  );
  const missing = expected.filter((name) => !parts.some((part) => part.name === name));
  return [...present, ...missing.map((name) => ({ name, state: 'stopped' as const, restarts: 0 }))];
}

/** A line per container; Compose before 2.21 printed one list. */
function parseContainers(printed: string): Container[] {
  const text = printed.trim();
  if (text.startsWith('[')) return z.array(container).parse(JSON.parse(text));
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => container.parse(JSON.parse(line)));
}

function containerState({ State, Health, ExitCode, Service }: Container): Part['state'] {
  if (Service === 'migrate' && State === 'exited') return ExitCode === 0 ? 'ready' : 'failing';
  if (State === 'restarting' || Health === 'unhealthy') return 'failing';
  if (State !== 'running') return 'stopped';
  return Health === 'starting' ? 'starting' : 'ready';
}

/** The processes of this run folder, if its supervisor lives. */
export function processes(runDir: string): Part[] | undefined {
  const state = readState(runDir);
  if (!state || !isAlive(state.supervisor)) return undefined;
  return state.processes.map(({ name, state: last, identity, restarts }) => ({
    name,
    restarts,
    state: processState(last, identity !== undefined && isAlive(identity)),
  }));
}

function processState(last: string, lives: boolean): Part['state'] {
  if (last === 'done' || (last === 'ready' && lives)) return 'ready';
  if (last === 'restarting' || last === 'ready') return 'failing';
  return last === 'waiting' || last === 'starting' ? 'starting' : 'stopped';
}
