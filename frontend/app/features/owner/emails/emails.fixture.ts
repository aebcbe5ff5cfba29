import { apiPaths, type Delivery, type DeliveryIds } from '@agency/contracts';
import { HttpResponse, http } from 'msw';
import { listed, refusal, server } from '../../../../test/server';

const path = apiPaths.deliveries;

let lastId = 0;

export function email(facts: Partial<Delivery> = {}): Delivery {
  lastId += 1;
  return {
    id: lastId,
    mail: 'booking-invitation',
    state: 'failed',
    reason: 'The mail server rejected the address (550 5.1.1).',
    attempts: 1,
    dismissedAt: null,
    at: '2026-11-21T14:05:00Z',
    to: 'lead',
    // Not one of a test's leads.
    contact: { id: 2 ** 45 + lastId, name: 'Ada Tidewater', email: 'ada@tidewater.example' },
    appointmentId: null,
    ...facts,
  };
}

/** The service's emails: filtered, paged, dismissed. Returns the ids sent again. */
export function serveEmails(emails: Delivery[]): number[] {
  const again: number[] = [];
  server.use(
    http.get(path, ({ request }) => {
      const { searchParams: asked } = new URL(request.url);
      const found = emails.filter(
        ({ state, dismissedAt, appointmentId }) =>
          !(asked.get('dismissed') === 'no' && dismissedAt) &&
          (asked.get('state') ?? state) === state &&
          (asked.get('appointmentId') ?? String(appointmentId)) === String(appointmentId),
      );
      return listed(found, asked);
    }),
    http.post(`${path}/:id/send-again`, ({ params }) => {
      const kept = emails.find(({ id }) => id === Number(params.id));
      if (!kept) return refusal(404, 'Gone.');
      again.push(Number(params.id));
      Object.assign(kept, { state: 'queued', reason: null });
      return HttpResponse.json(kept);
    }),
    http.post<{ change: string }, DeliveryIds>(`${path}/:change`, async ({ params, request }) => {
      const { ids } = await request.json();
      const dismissedAt = params.change === 'dismiss' ? '2026-11-21T14:06:00Z' : null;
      for (const kept of emails) {
        if (kept.id !== null && ids.includes(kept.id)) Object.assign(kept, { dismissedAt });
      }
      return HttpResponse.json({ ids });
    }),
  );
  return again;
}
