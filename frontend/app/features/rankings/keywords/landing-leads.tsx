import { addDays, apiPaths, deskQuery, easternDateOf, listedLeadSchema } from '@agency/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApiForPage } from '~/lib/api-client';
import { useClock } from '~/lib/clock';
import { isOwnerQuery } from '~/lib/is-owner-query';
import { paths } from '~/lib/paths';
import { TextLink } from '~/ui/desk/text-link';
import { formatCountOf } from '../shared/format-performance';

interface LandingLeadsProps {
  path: string;
}

/** How many leads landed on a page from organic search. Renders nothing for a session of the rankings only. */
export function LandingLeads({ path }: LandingLeadsProps) {
  const clock = useClock();
  const { data: isOwner = false } = useQuery(isOwnerQuery);
  const { data } = useQuery({ ...landingLeadsQuery(path, clock.now()), enabled: isOwner });
  if (!isOwner || !data) return null;
  const search = `${deskQuery.tab('sources')}&${landingView(path)}`;
  return (
    <p className="text-slate">
      <TextLink to={{ pathname: paths.admin, search }}>
        {formatCountOf(data.total, 'lead')}
      </TextLink>{' '}
      from organic search landed on <bdi>{path}</bdi> in the last {landingLeadDays} days.
    </p>
  );
}

/** The period of Sources by default. */
const landingLeadDays = 90;

/** What Sources shows of a landing page: the leads whose first visit came from organic search. */
const landingView = (path: string) =>
  new URLSearchParams({ by: 'landing', stage: 'leads', key: path, channel: 'organic-search' });

/** How many leads there were. Needs a session of the desk; a session of the rankings is refused. */
function landingLeadsQuery(path: string, now: Date) {
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
