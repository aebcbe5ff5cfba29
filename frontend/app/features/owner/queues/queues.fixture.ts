import {
  apiPaths,
  type JobState,
  jobStateSchema,
  type QueueJob,
  type QueueName,
  type QueueSummary,
} from '@agency/contracts';
import { HttpResponse, http } from 'msw';
import { listed, server } from '../../../../test/server';

let lastId = 0;

export function job(facts: Partial<QueueJob> = {}): QueueJob {
  lastId += 1;
  return {
    id: `scheduling-${lastId}`,
    name: 'booking-invitation',
    facts: { appointmentId: 12, sequence: 0, requestId: 'request-7' },
    attempts: 1,
    maxAttempts: 13,
    addedAt: '2026-11-21T14:00:00Z',
    triedAt: '2026-11-21T14:05:00Z',
    nextTryAt: null,
    finishedAt: null,
    reason: 'The mail server could not be reached.',
    ...facts,
  };
}

type JobsByState = Partial<Record<JobState, QueueJob[]>>;

/** A service's queue: counted, paged, failed jobs retried once. Returns the retried ids. */
export function serveQueue(
  name: QueueName,
  kept: JobsByState,
  facts: Partial<QueueSummary> = {},
): string[] {
  const path = `${apiPaths.queues}/${name}`;
  const again: string[] = [];
  const count = (state: JobState) => kept[state]?.length ?? 0;
  server.use(
    http.get(path, () =>
      HttpResponse.json({
        isPaused: false,
        counts: Object.fromEntries(jobStateSchema.options.map((state) => [state, count(state)])),
        oldestWaitingAt: null,
        ...facts,
      }),
    ),
    http.get(`${path}/jobs`, ({ request }) => {
      const { searchParams: asked } = new URL(request.url);
      const state = jobStateSchema.parse(asked.get('state'));
      return listed(kept[state] ?? [], asked);
    }),
    http.post(`${path}/jobs/:id/retry`, ({ params }) => {
      again.push(String(params.id));
      const retried = kept.failed?.find(({ id }) => id === params.id);
      kept.failed = kept.failed?.filter((one) => one !== retried);
      if (retried) kept.waiting = [...(kept.waiting ?? []), retried];
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return again;
}
