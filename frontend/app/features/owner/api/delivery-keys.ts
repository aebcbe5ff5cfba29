import { apiPaths } from '@agency/contracts';

/** Everything read about mails stands below one key, so that a change can ask for all of it again. */
export const deliveryKeys = {
  all: [apiPaths.deliveries],
  failed: [apiPaths.deliveries, 'failed'],
  ofCall: (appointmentId: number) => [apiPaths.deliveries, 'call', appointmentId],
} as const;
