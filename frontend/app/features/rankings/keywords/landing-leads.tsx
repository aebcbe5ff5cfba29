import { deskQuery } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { isOwnerQuery } from '~/lib/is-owner-query';
import { paths } from '~/lib/paths';
import { useClock } from '~/lib/use-clock';
import { TextLink } from '~/ui/desk/text-link';
import { formatCountOf } from '../shared/format-performance';
import { landingLeadDays, landingLeadsQuery, landingView } from './landing-leads-query';

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
