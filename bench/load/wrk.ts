import { join } from 'node:path';
import { run } from '@agency/infra/native/process/run';
import { clients, type Sample } from './sample.ts';

export interface WrkLoad {
  url: string;
  seconds: number;
  headers?: Record<string, string>;
  /** POST instead of GET: always this body, or the lines of a file one after the other, each once. */
  body?: { text: string } | { linesOf: string };
}

const threads = 2;
const script = join(import.meta.dirname, 'wrk/load.lua');

/** Puts HTTP load on an address for some seconds. */
export async function wrk(program: string, load: WrkLoad): Promise<Sample> {
  const { url, seconds, headers = {}, body } = load;
  const kind =
    body === undefined
      ? ['get', '']
      : 'text' in body
        ? ['text', body.text]
        : ['lines', body.linesOf];
  const output = await run(
    program,
    [
      `-t${threads}`,
      `-c${clients}`,
      `-d${seconds}s`,
      '--timeout=20s',
      ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
      `-s${script}`,
      url,
      '--',
      ...kind,
      String(threads),
    ],
    { timeoutMs: (seconds + 60) * 1_000 },
  );
  const line = output.split('\n').find((text) => text.startsWith('{'));
  if (!line) throw new Error(`wrk has not reported:\n${output}`);
  return JSON.parse(line);
}
