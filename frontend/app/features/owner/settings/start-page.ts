import { useEffectEvent, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { localStore } from '~/lib/storage';
import { deskLink } from '../shared/paths';

export type StartPage = 'today' | 'leads';

const key = 'desk-start-page';
const narrow = '(width < 64rem)';

/** The owner's choice on this device; null: by the width of the window. */
export function readStartPage(): StartPage | null {
  const stored = localStore.get(key);
  return stored === 'today' || stored === 'leads' ? stored : null;
}

/** Returns whether it was stored. */
export function writeStartPage(page: StartPage | null): boolean {
  return page ? localStore.set(key, page) : localStore.remove(key);
}

/**
 * Opens Today instead of the leads when the desk is opened without a tab in the address. Later, that address means the
 * leads.
 */
export function useStartPage(): void {
  const navigate = useNavigate();
  const { search } = useLocation();

  const openStartPage = useEffectEvent(() => {
    if (search !== '') return;
    const page = readStartPage() ?? (window.matchMedia?.(narrow).matches ? 'today' : 'leads');
    if (page === 'today') void navigate(deskLink.tab('today'), { replace: true });
  });
  useLayoutEffect(() => openStartPage(), []);
}
