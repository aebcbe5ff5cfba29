import type { PushKind } from '@agency/contracts';

interface PushMessage {
  text: string;
  /** The page that a click on the notification opens. */
  path: string;
}

/**
 * Every text of a notification. (!) Constants, because other companies' servers store them and locked screens show
 * them: no names, no addresses, and no lead ids, which are capabilities.
 */
const messages: Record<PushKind, PushMessage> = {
  'new-lead': { text: 'A new lead came in.', path: '/admin?tab=today' },
  'call-booked': { text: 'A call was booked.', path: '/admin?tab=appointments' },
  'call-moved': { text: 'A visitor moved a call.', path: '/admin?tab=appointments' },
  'call-cancelled': { text: 'A visitor cancelled a call.', path: '/admin?tab=appointments' },
  'rankings-moved': { text: 'Keywords moved strongly in search.', path: '/admin?tab=today' },
  test: {
    text: 'Notifications work on this device.',
    path: '/admin?tab=settings&view=notifications',
  },
};

export function pushPayload(kind: PushKind): string {
  return JSON.stringify({ kind, ...messages[kind] });
}
