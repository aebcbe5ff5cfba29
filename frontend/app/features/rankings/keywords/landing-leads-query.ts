import { addDays, apiPaths, easternDateOf, listedLeadSchema } from '@agency/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApiForPage } from '~/lib/api-client';

/** The period of Sources by default. */
export const landingLeadDays = 90;

/** What Sources shows of a landing page: the leads whose first visit came from organic search. */
export const landingView = (path: string) =>
  new URLSearchParams({ by: 'landing', stage: 'leads', key: path, channel: 'organic-search' });

/** How many leads there were. Needs a session of the desk; a session of the rankings is refused. */
export function landingLeadsQuery(path: string, now: Date) {
  const to = easternDateOf(now);
  const params = landingView(path);
  params.set('from', addDays(to, 1 - landingLeadDays));
  params.set('to', to);
  params.set('limit', '1');
  return queryOptions({
    queryKey: [apiPaths.sourceLeads, 'landing', params.toString()],
    queryFn: ({ signal }) =>
      callApiForPage(`${apiPaths.sourceLeads}?${params}`, { item: listedLeadSchema, signal }),
    meta: { logOnError: 'The leads of a landing page couldn’t be counted.' },
  });
}
