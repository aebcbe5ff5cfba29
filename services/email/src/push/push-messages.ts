import type { PushKind } from '@agency/contracts';

interface PushMessage {
  text: string;
  /** What a press on the notification opens. */
  path: string;
}

/**
 * All that a notification ever says. (!) Constants, because it is kept on servers of other companies and shown on locked
 * screens: no name, no address, and no lead id, which is a capability.
 */
const messages: Record<PushKind, PushMessage> = {
  'new-lead': { text: 'A new lead came in.', path: '/admin?tab=today' },
  'call-booked': { text: 'A call was booked.', path: '/admin?tab=appointments' },
  'call-moved': { text: 'A visitor moved a call.', path: '/admin?tab=appointments' },
  'call-cancelled': { text: 'A visitor cancelled a call.', path: '/admin?tab=appointments' },
  test: { text: 'Notifications work on this device.', path: '/admin?tab=settings' },
};

export function pushPayload(kind: PushKind): string {
  return JSON.stringify({ kind, ...messages[kind] });
}
