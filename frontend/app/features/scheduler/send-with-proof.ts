import { ApiError } from '~/lib/api-error';
import type { BotProof } from '~/lib/bot-check/bot-proof';

/**
 * Sends a request with a proof. A rejected proof (missing, stale or used) is replaced once.
 * After a failure the next proof is started at once, because the visitor will try again.
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
