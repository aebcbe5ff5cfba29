import { privatePageMeta } from '~/content/page-meta';
import { privatePages } from '~/content/private-pages';
import { Dashboard } from '~/features/owner';
import { SessionGate } from '~/features/session';
import type { RouteHandle } from '~/root';
import ownerStyles from '~/styles/owner.css?url';
import { PageFailed } from '~/ui/site/page-failed';
import type { Route } from './+types/route';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: ownerStyles }];

export const meta = () => privatePageMeta(privatePages.admin);

export const handle: RouteHandle = {
  isPrivate: true,
  isDesk: true,
  manifest: '/desk.webmanifest',
};

export const ErrorBoundary = PageFailed;

export default function Admin() {
  return <SessionGate gate="admin">{(leave) => <Dashboard onLogout={leave} />}</SessionGate>;
}
