/** The script of public pages in development. A document has all its styles by one link, so they change in place. */
import './main';

import.meta.hot?.on('vite:afterUpdate', () => {
  const link = document.querySelector<HTMLLinkElement>('link[data-react-router-critical-css]');
  if (!link) return;
  const address = new URL(link.href);
  address.searchParams.set('t', `${Date.now()}`);
  link.href = address.href;
});
