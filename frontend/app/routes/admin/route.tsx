import { useEffect } from 'react';
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
};

export const ErrorBoundary = PageFailed;

/** Of two manifests a browser takes the first, so the desk's takes the place of the site's while the desk is open. */
function useDeskManifest(): void {
  useEffect(() => {
    const link = document.querySelector('link[rel=manifest]');
    const ofSite = link?.getAttribute('href') ?? '';
    link?.setAttribute('href', '/desk.webmanifest');
    return () => link?.setAttribute('href', ofSite);
  }, []);
}

export default function Admin() {
  useDeskManifest();
  return <SessionGate gate="admin">{(leave) => <Dashboard onLogout={leave} />}</SessionGate>;
}
