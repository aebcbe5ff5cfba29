import { privatePageMeta } from '~/content/page-meta';
import { privatePages } from '~/content/private-pages';
import { RankingDashboard } from '~/features/rankings';
import { SessionGate } from '~/features/session';
import type { RouteHandle } from '~/root';
import ownerStyles from '~/styles/owner.css?url';
import { PageFailed } from '~/ui/site/page-failed';
import type { Route } from './+types/route';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: ownerStyles }];

export const meta = () => privatePageMeta(privatePages.rankings);

export const handle: RouteHandle = { isPrivate: true };

export const ErrorBoundary = PageFailed;

export default function Rankings() {
  return (
    <SessionGate gate="rankings">{(leave) => <RankingDashboard onLogout={leave} />}</SessionGate>
  );
}
