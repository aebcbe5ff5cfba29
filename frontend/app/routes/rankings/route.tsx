import { privatePageMeta } from '~/content/page-meta';
import { ownerPages } from '~/content/private-pages';
import { SessionGate } from '~/features/access/session-gate';
import { OwnerPage } from '~/features/owner/frame/owner-page';
import { RankingDashboard } from '~/features/rankings/dashboard';
import { paths } from '~/lib/paths';
import type { RouteHandle } from '~/root';
import ownerStyles from '~/styles/owner.css?url';
import { DeskFailed } from '~/ui/desk/desk-failed';
import type { Route } from './+types/route';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: ownerStyles }];

export const meta = () => privatePageMeta(ownerPages[paths.rankings]);

export const handle: RouteHandle = { isPrivate: true, hasOwnBar: true };

export const ErrorBoundary = DeskFailed;

export default function Rankings() {
  return (
    <SessionGate gate="rankings">
      {(leave) => (
        <OwnerPage title="SEO Ranking Dashboard" place="rankings" onLogout={leave}>
          <RankingDashboard />
        </OwnerPage>
      )}
    </SessionGate>
  );
}
