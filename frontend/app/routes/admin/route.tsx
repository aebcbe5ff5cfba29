import { confirmAddressParam } from '@agency/contracts';
import { useEffect, useState } from 'react';
import { privatePageMeta } from '~/content/page-meta';
import { ownerPages } from '~/content/private-pages';
import { Dashboard } from '~/features/owner';
import { ConfirmAddress, SessionGate } from '~/features/session';
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

/** What the link in an email to a new address holds. Null at first, as in the page that was built. */
function useConfirmToken(): string | null {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => setToken(new URLSearchParams(location.search).get(confirmAddressParam)), []);
  return token;
}

export default function Admin() {
  useDeskManifest();
  const token = useConfirmToken();
  if (token !== null) return <ConfirmAddress token={token} />;
  return <SessionGate gate="admin">{(leave) => <Dashboard onLogout={leave} />}</SessionGate>;
}
