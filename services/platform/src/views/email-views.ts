import * as z from 'zod';
import { eventColumns, sharedView } from './shared-view.js';

/** What other services may read of emails. */
export const emailViews = {
  /** Deliveries of the emails to and about a lead, for the lead's timeline. */
  emailEvents: sharedView('email.contact_events', ['leads'], z.object(eventColumns)),
  /** The owner's addresses that may be the recovery address: confirmed, and not the main one. */
  confirmedAddresses: sharedView('email.confirmed_addresses', ['leads'], z.object({ id: z.int() })),
} as const;
