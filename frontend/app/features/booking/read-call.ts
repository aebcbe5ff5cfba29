import * as z from 'zod/mini';
import { localStore } from '~/lib/storage';
import { type RememberedCall, storedCallPrefix } from './stored-call';

const rememberedCallSchema = z.object({
  token: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{32}$/))),
  requestKey: z.optional(z.string()),
  confirmBy: z.optional(z.iso.datetime()),
  scheduledAt: z.iso.datetime(),
  duration: z.int(),
  bookedAt: z.iso.datetime(),
});

/** A stored call that is not over; undefined for anything else. */
export function readCall(text: string | null, now: Date): RememberedCall | undefined {
  const call = parse(text);
  return call && endOf(call) > now.getTime() ? call : undefined;
}

/** Deletes this browser's past calls. */
export function forgetEndedCalls(now: Date): void {
  for (const key of localStore.keys()) {
    if (!key.startsWith(storedCallPrefix)) continue;
    if (!readCall(localStore.get(key), now)) localStore.remove(key);
  }
}

/** For a held appointment, `confirmBy`: after it, only the emailed link can tell whether its time is still held. */
const endOf = ({ scheduledAt, duration, confirmBy }: RememberedCall) =>
  confirmBy ? Date.parse(confirmBy) : Date.parse(scheduledAt) + duration * 60_000;

function parse(text: string | null): RememberedCall | undefined {
  try {
    return rememberedCallSchema.safeParse(JSON.parse(text ?? '')).data;
  } catch {
    return undefined;
  }
}
