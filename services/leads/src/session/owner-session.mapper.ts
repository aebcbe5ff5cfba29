import type { OwnerSession } from '@agency/contracts';
import { limitKey, sessionId } from '@agency/platform';
import type { Caller } from './session.service.js';
import type { ListedSession } from './session-list.service.js';

/** A session as the owner sees it. `caller` is the owner who asks. */
export function toOwnerSession(
  { id, gates, lastSeenAt, opener }: ListedSession,
  caller: Caller,
): OwnerSession {
  return {
    id,
    gates,
    userAgent: opener?.userAgent ?? '',
    since: opener ? new Date(opener.since).toISOString() : null,
    lastSeenAt: lastSeenAt.toISOString(),
    isThisOne: id === sessionId(caller.token ?? ''),
    isThisNetwork: opener ? opener.network === limitKey(caller.client.address) : null,
  };
}
