import {
  type AddTaskRequest,
  apiPaths,
  type CreateActivityRequest,
  type FreeTask,
  type Lead,
  type ListedLead,
  type OwnerAppointment,
  type RankingAlert,
  type RankingWeek,
  type UpdateAppointmentRequest,
} from '@agency/contracts';
import { HttpResponse, http } from 'msw';
import { stoppedClock } from '~/lib/clock.fixture';
import { openView } from '~/ui/desk/desk.fixture';
import { listed, server } from '../../../../test/server';
import { callHandlers } from '../appointments/appointments.fixture';
import { isUnanswered, serveLeads } from '../shared/leads.fixture';
import { Today } from '.';

/** A Saturday morning in Wilmington. */
const clock = stoppedClock('2026-11-21T15:00:00Z');
const today = '2026-11-21';

export interface TodaysWork {
  leads?: ListedLead[];
  calls?: OwnerAppointment[];
  alerts?: RankingAlert[];
  rankings?: RankingWeek;
  tasks?: FreeTask[];
}

/** Like the service: in time for 24 hours, then late for 30 days. */
function answerOf({ createdAt }: Lead): string {
  const hours = (clock.now().getTime() - Date.parse(createdAt)) / 3_600_000;
  if (hours < 24) return 'in-time';
  return hours < 31 * 24 ? 'late' : 'long-late';
}

const isClosed = ({ status }: Lead) => status.startsWith('closed');

/** The services with the queries of Today: leads by status or due date, calls by time and status. */
export function serveWork({ rankings, ...work }: TodaysWork) {
  const { leads = [], calls = [], alerts = [], tasks = [] } = work;
  const callChanges: UpdateAppointmentRequest[] = [];
  const { patches, bulks } = serveLeads({ leads });
  server.use(
    http.get(apiPaths.contacts, ({ request }) => {
      const asked = new URL(request.url).searchParams;
      const isDue = ({ followUpOn }: Lead) => followUpOn !== null && followUpOn <= today;
      const answer = asked.get('answer');
      const found = leads
        .filter((lead) => !answer || (isUnanswered(lead) && answerOf(lead) === answer))
        .filter((lead) => asked.get('followUp') !== 'due' || (isDue(lead) && !isClosed(lead)))
        .toSorted((one, other) =>
          asked.get('sort') === 'oldest'
            ? one.createdAt.localeCompare(other.createdAt)
            : other.createdAt.localeCompare(one.createdAt),
        );
      return listed(found, asked);
    }),
    http.get(apiPaths.tasks, () =>
      HttpResponse.json(tasks.toSorted((a, b) => a.dueOn.localeCompare(b.dueOn))),
    ),
    http.post<never, AddTaskRequest>(apiPaths.tasks, async ({ request }) => {
      const added = { id: tasks.length + 100, ...(await request.json()) };
      tasks.push(added);
      return HttpResponse.json(added, { status: 201 });
    }),
    http.delete(`${apiPaths.tasks}/:id`, ({ params }) => {
      tasks.splice(
        tasks.findIndex(({ id }) => id === Number(params.id)),
        1,
      );
      return new HttpResponse(null, { status: 204 });
    }),
    http.post<{ id: string }, CreateActivityRequest>(
      `${apiPaths.contacts}/:id/activities`,
      async ({ params, request }) => {
        const body = await request.json();
        const lead = leads.find(({ id }) => id === Number(params.id));
        const at = clock.now().toISOString();
        if (lead && body.kind === 'called') {
          if (body.outcome === 'reached') lead.status = 'contacted';
          else lead.lastTry = { at, outcome: body.outcome };
        }
        return HttpResponse.json({ ...body, id: 1, at });
      },
    ),
    http.delete(`${apiPaths.contacts}/:id/activities/1`, ({ params }) => {
      const lead = leads.find(({ id }) => id === Number(params.id));
      Object.assign(lead ?? {}, { status: 'new', lastTry: undefined });
      return new HttpResponse(null, { status: 204 });
    }),
    ...callHandlers(calls, (change) => callChanges.push(change)),
    http.get(apiPaths.rankingsAlerts, () => listed(alerts)),
    http.get(apiPaths.rankingsWeek, () => HttpResponse.json({ week: rankings ?? null })),
  );
  return { patches, bulks, callChanges };
}

export const openToday = () => openView(Today, '?tab=today', { clock });
