import { deskAddress, deskQuery, type PushKind } from '@agency/contracts';

interface PushMessage {
  text: string;
  /** The page that a click on the notification opens. */
  path: string;
}

const today = deskAddress(deskQuery.tab('today'));
const appointments = deskAddress(deskQuery.tab('appointments'));

/**
 * Every text of a notification. (!) Constants, because other companies' servers store them and locked screens show
 * them: no names, no addresses, and no lead ids, which are capabilities.
 */
const messages: Record<PushKind, PushMessage> = {
  'new-lead': { text: 'A new lead came in.', path: today },
  'call-booked': { text: 'A call was booked.', path: appointments },
  'call-moved': { text: 'A visitor moved a call.', path: appointments },
  'call-cancelled': { text: 'A visitor canceled a call.', path: appointments },
  'rankings-moved': { text: 'New high-severity ranking alerts came in.', path: today },
  test: {
    text: 'Notifications work on this device.',
    path: deskAddress(deskQuery.settings('notifications')),
  },
};

export function pushPayload(kind: PushKind): string {
  return JSON.stringify({ kind, ...messages[kind] });
}
