import { table } from '@agency/infra/commands/table';
import pMap from 'p-map';
import { type FuzzRequest, fuzzRequests } from './requests.ts';
import type { FuzzTarget } from './target.ts';

export interface FuzzOptions {
  /** How many requests, over all write calls. */
  count: number;
  /** The same seed sends the same requests. */
  seed: number;
  now: Date;
}

export interface FuzzResult {
  sent: number;
  /** How often each call was answered with each status; 0 stands for no answer. */
  statuses: Map<string, Map<number, number>>;
  /** Answers of 500 and above, and requests without one. */
  failures: { call: string; status: number; request: FuzzRequest }[];
}

const atOnce = 8;
/** Requests between two look-ups of ids, which replace deleted ids by newly added ones. */
const lookUpEvery = 400;

/** Sends hostile bodies to every write call of the product and counts the answers. */
export async function fuzz(target: FuzzTarget, options: FuzzOptions): Promise<FuzzResult> {
  const calls = await target.writeCalls();
  const requests = fuzzRequests(calls, options);
  const result: FuzzResult = { sent: requests.length, statuses: new Map(), failures: [] };
  for (let first = 0; first < requests.length; first += lookUpEvery) {
    await target.lookUpIds(calls);
    await pMap(
      requests.slice(first, first + lookUpEvery),
      async (request) => note(result, request, await target.send(request)),
      { concurrency: atOnce },
    );
  }
  return result;
}

function note({ statuses, failures }: FuzzResult, request: FuzzRequest, status: number): void {
  const call = `${request.call.method} ${request.call.path}`;
  const counts = statuses.get(call) ?? new Map<number, number>();
  counts.set(status, (counts.get(status) ?? 0) + 1);
  statuses.set(call, counts);
  if (status === 0 || status >= 500) failures.push({ call, status, request });
}

/** A row per call and a column per status. */
export function renderStatuses({ statuses }: FuzzResult): string {
  const found = [...new Set([...statuses.values()].flatMap((counts) => [...counts.keys()]))];
  const columns = found.sort((a, b) => a - b);
  const head = ['call', ...columns.map((status) => (status === 0 ? 'none' : String(status)))];
  const rows = [...statuses].map(([call, counts]) => [
    call,
    ...columns.map((status) => counts.get(status) ?? 0),
  ]);
  const sums = columns.map((status) =>
    [...statuses.values()].reduce((sum, counts) => sum + (counts.get(status) ?? 0), 0),
  );
  return table(head, [...rows, ['all', ...sums]]);
}
