import { confirmAddressParam, recoverParam } from '@agency/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { privatePageMeta } from '~/content/page-meta';
import { ownerPages } from '~/content/private-pages';
import { ConfirmAddress } from '~/features/access/confirm-address';
import { RecoverByLink } from '~/features/access/recover-by-link';
import { SessionGate } from '~/features/access/session-gate';
import { Dashboard } from '~/features/owner/dashboard';
import { paths } from '~/lib/paths';
import type { RouteHandle } from '~/root';
import ownerStyles from '~/styles/owner.css?url';
import { DeskFailed } from '~/ui/desk/desk-failed';
import type { Route } from './+types/route';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: ownerStyles }];

export const meta = () => privatePageMeta(ownerPages[paths.admin]);

export const handle: RouteHandle = { isPrivate: true, hasOwnBar: true };

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

interface LinkTokens {
  confirm: string | null;
  recover: string | null;
}

const noTokens: LinkTokens = { confirm: null, recover: null };

/** The tokens of links in emails to the owner. None during hydration, as in the built page. */
function useLinkTokens() {
  const [tokens, setTokens] = useState(noTokens);
  const navigate = useNavigate();
  /** Otherwise the token would stay in the browser's history. */
  const leaveAddress = useEffectEvent(() => void navigate(paths.admin, { replace: true }));
  useEffect(() => {
    const params = new URLSearchParams(location.search);
    const recover = params.get(recoverParam);
    setTokens({ confirm: params.get(confirmAddressParam), recover });
    if (recover !== null) leaveAddress();
  }, []);
  const forget = () => setTokens(noTokens);
  return { ...tokens, forget };
}

export default function Admin() {
  useDeskManifest();
  const { confirm, recover, forget } = useLinkTokens();
  if (confirm !== null) return <ConfirmAddress token={confirm} />;
  if (recover !== null) return <RecoverByLink token={recover} onLeave={forget} />;
  return <SessionGate gate="admin">{(leave) => <Dashboard onLogout={leave} />}</SessionGate>;
}
