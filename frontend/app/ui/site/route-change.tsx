import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { dismissOnPress } from '~/ui/toast';
import { mainId } from './main-id';

/**
 * After a change of route in the owner's app: to the top of the page, or to the anchor the address names, with the
 * keyboard's focus at the start of the new content. The first page is left as the browser shows it. A notice from the
 * page before stays until the first press on the new one.
 */
export function RouteChange() {
  const { pathname, hash } = useLocation();
  const shown = useRef({ pathname, hash });

  useEffect(() => {
    const before = shown.current;
    if (before.pathname === pathname && before.hash === hash) return;
    shown.current = { pathname, hash };
    const anchor = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (anchor) {
      anchor.scrollIntoView();
      return;
    }
    if (before.pathname === pathname) return;
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    document.getElementById(mainId)?.focus({ preventScroll: true });
    return dismissOnPress();
  }, [pathname, hash]);

  return null;
}
