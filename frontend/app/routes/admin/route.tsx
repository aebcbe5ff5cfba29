import { useEffect } from 'react';
import { privatePageMeta } from '~/content/page-meta';
import { ownerPages } from '~/content/private-pages';
import { Dashboard } from '~/features/owner';
import { SessionGate } from '~/features/session';
import type { RouteHandle } from '~/root';
import ownerStyles from '~/styles/owner.css?url';
import { DeskFailed } from '~/ui/desk/desk-failed';
import type { Route } from './+types/route';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: ownerStyles }];

export const meta = () => privatePageMeta(ownerPages.admin);

export const handle: RouteHandle = {
  isPrivate: true,
  hasOwnBar: true,
  manifest: '/desk.webmanifest',
};

export const ErrorBoundary = DeskFailed;

/** Browsers use the first of two manifests, so the desk's replaces the site's while the desk is open. */
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
