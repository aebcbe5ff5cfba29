import { z } from 'zod';
import type { Window } from './renewal-time.ts';
import { parseRetryAfter } from './retry-after.ts';

const directorySchema = z.object({ renewalInfo: z.url().optional() });
const answerSchema = z.object({
  suggestedWindow: z
    .object({ start: z.coerce.date(), end: z.coerce.date() })
    .refine(({ start, end }) => start <= end),
});

const timeoutMs = 30_000;
const minute = 60_000;
const defaultRetryMs = 6 * 60 * minute;
const longestRetryMs = 24 * 60 * minute;

export interface RenewalInformation {
  window: Window;
  /** When to ask again. */
  askAgainAt: Date;
}

/** When the authority wants this certificate to be renewed (RFC 9773); undefined if it does not say. Throws if it is away. */
export async function readRenewalInformation(
  directory: string,
  renewalId: string,
  now: Date,
): Promise<RenewalInformation | undefined> {
  const { renewalInfo } = directorySchema.parse(await (await get(directory)).json());
  if (!renewalInfo) return undefined;
  const response = await get(`${renewalInfo}/${renewalId}`);
  const { suggestedWindow } = answerSchema.parse(await response.json());
  const retryMs = parseRetryAfter(response.headers.get('retry-after'), now) ?? defaultRetryMs;
  const inBounds = Math.min(Math.max(retryMs, minute), longestRetryMs);
  return { window: suggestedWindow, askAgainAt: new Date(now.getTime() + inBounds) };
}

async function get(url: string): Promise<Response> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${new URL(url).host} answered ${response.status}.`);
  return response;
}
