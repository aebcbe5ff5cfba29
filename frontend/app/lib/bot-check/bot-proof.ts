import { apiPaths, type BotChallenge, botChallengeSchema } from '@agency/contracts';
import { callApi } from '~/lib/api-client';
import { ApiError } from '~/lib/api-error';
import type { WorkerAnswer } from './bot-proof.worker';

interface ReadyProof {
  /** ALTCHA's answer for the form field: base64 of `{ challenge, solution }`. */
  payload: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

interface BotProofParts {
  fetchChallenge?: () => Promise<BotChallenge>;
  solve?: (challenge: BotChallenge) => Promise<object>;
  now?: () => number;
  /** How long a submit waits for a proof. */
  timeoutMs?: number;
}

export interface BotProof {
  /** Starts the work, unless it is running already. */
  start(): void;
  /** A single-use proof; undefined if there is none in time. Never rejects, so that no visitor is blocked. */
  take(): Promise<string | undefined>;
}

/** A proof must not expire while the request is in flight. */
const marginMs = 10_000;

const fetchBotChallenge = () => callApi(apiPaths.botChallenge, { response: botChallengeSchema });

/** The invisible bot check of a form or a booking: proof of work, done while the visitor types or chooses. */
export function createBotProof(parts: BotProofParts = {}): BotProof {
  const { fetchChallenge = fetchBotChallenge, solve = solveInWorker } = parts;
  const { now = Date.now, timeoutMs = 8000 } = parts;
  let work: Promise<ReadyProof | undefined> | undefined;

  async function prove(): Promise<ReadyProof | undefined> {
    try {
      const challenge = await fetchChallenge();
      const solution = await solve(challenge);
      const seconds = challenge.parameters.expiresAt ?? Number.POSITIVE_INFINITY;
      return {
        payload: btoa(JSON.stringify({ challenge, solution })),
        expiresAt: seconds * 1000 - marginMs,
      };
    } catch {
      work = undefined;
      return undefined;
    }
  }

  function start(): void {
    work ??= prove();
  }

  async function fresh(): Promise<string | undefined> {
    start();
    const started = work;
    let proof = await started;
    if (!proof || proof.expiresAt <= now()) {
      // An earlier submit that ran out of time may have replaced it already.
      if (work === started) work = undefined;
      start();
      proof = await work;
    }
    return proof?.payload;
  }

  return {
    start,
    async take() {
      const timeUp = new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs, undefined));
      const payload = await Promise.race([fresh(), timeUp]);
      // Otherwise the work goes on, for the next submit.
      if (payload) work = undefined;
      return payload;
    },
  };
}

/**
 * Sends a request with a proof. A rejected proof (missing, stale or used) is replaced once. After a failure the next
 * proof starts at once, because the visitor will try again.
 */
export async function sendWithProof<Answer>(
  proof: BotProof,
  send: (altcha: string | undefined) => Promise<Answer>,
  { isRetry = false } = {},
): Promise<Answer> {
  const altcha = await proof.take();
  try {
    return await send(altcha);
  } catch (error) {
    proof.start();
    const isRefused = error instanceof ApiError && error.status === 403;
    if (isRetry || !isRefused) throw error;
    return sendWithProof(proof, send, { isRetry: true });
  }
}

/** Solves a challenge off the main thread. Rejects without a worker or a solution. */
function solveInWorker(challenge: BotChallenge): Promise<NonNullable<WorkerAnswer>> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./bot-proof.worker.ts', import.meta.url), {
      type: 'module',
    });
    worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
      worker.terminate();
      if (data) resolve(data);
      else reject(new Error('The challenge has no solution'));
    };
    worker.onerror = () => {
      worker.terminate();
      reject(new Error('The solver could not run'));
    };
    worker.postMessage(challenge);
  });
}
