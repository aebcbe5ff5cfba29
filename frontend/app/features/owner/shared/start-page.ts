import { useEffectEvent, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { deskLink } from './paths';

export type StartPage = 'today' | 'leads';

const key = 'desk-start-page';
const narrow = '(width < 64rem)';

/** The owner's choice on this device; null: by the width of the window. */
export function readStartPage(): StartPage | null {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'today' || stored === 'leads' ? stored : null;
  } catch {
    return null;
  }
}

/** Returns whether it was stored. */
export function writeStartPage(page: StartPage | null): boolean {
  try {
    if (page) localStorage.setItem(key, page);
    else localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
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
