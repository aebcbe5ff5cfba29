import { type ReactNode, useEffect } from 'react';
import { type LinkDescriptor, Links, Meta, Outlet, Scripts, useMatches } from 'react-router';
import type { Route } from './+types/root';
import { blogName } from './content/agency';
import { Consent, ConsentDefaults, CookieSettingsButton, keepTagsOut } from './features/consent';
import { hydratedEvent } from './hydrated-event';
import { recordVisit } from './lib/attribution';
import { paths } from './lib/paths';
import { removeServedHead } from './served-head';
import stylesheet from './styles/app.css?url';
import textFont from './styles/fonts/instrument-sans.woff2?url';
import headlineFont from './styles/fonts/newsreader-display.woff2?url';
import italicFont from './styles/fonts/newsreader-display-italic.woff2?url';
import { PageFailed } from './ui/site/page-failed';
import { mainId, RouteChange } from './ui/site/route-change';
import { SiteFooter } from './ui/site/site-footer';
import { SiteHeader } from './ui/site/site-header';
import { Toaster } from './ui/toast';

function preloadedFont(href: string): LinkDescriptor {
  return { rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' };
}

export const links: Route.LinksFunction = () => [
  // A font that is not there when the page is first painted is not shown on it: see styles/fonts.css.
  preloadedFont(headlineFont),
  preloadedFont(textFont),
  preloadedFont(italicFont),
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: '/favicon.ico', sizes: '48x48' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
  { rel: 'alternate', href: paths.blogFeed, type: 'application/rss+xml', title: blogName },
];

/** What a route may say about the frame around it. */
export interface RouteHandle {
  /** The footer's year, on a page that must not follow the calendar. */
  footerYear?: number;
  /** Only for the owner, or for the holder of a link: no footer, no tags, and so nothing to consent to. */
  isPrivate?: boolean;
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0c2233" />
        <ConsentDefaults />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

/** What stands there while a page that is drawn in the browser only is being loaded. */
export function HydrateFallback() {
  return <main id={mainId} className="min-h-dvh" aria-busy="true" />;
}

function tellHydrated(): void {
  window.dispatchEvent(new Event(hydratedEvent));
}

/** What stands there when a page fails: also in place of a private one, so it has no more of the frame than those. */
export function ErrorBoundary() {
  useEffect(keepTagsOut, []);
  useEffect(tellHydrated, []);
  return (
    <>
      <SiteHeader />
      <main id={mainId} tabIndex={-1}>
        <PageFailed />
      </main>
    </>
  );
}

export default function Root() {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;

  const isPrivate = handle?.isPrivate ?? false;

  useEffect(() => {
    // Here and not with the form: the visitor may load another page before she finds one. The address of a
    // private page is nobody's way in, and may itself be a secret.
    if (isPrivate) keepTagsOut();
    else recordVisit();
  }, [isPrivate]);
  useEffect(tellHydrated, []);
  useEffect(removeServedHead, []);

  return (
    <>
      <a href={`#${mainId}`} className="skip-link">
        Skip to content
      </a>
      <SiteHeader />
      <main id={mainId} tabIndex={-1}>
        <Outlet />
      </main>
      {!isPrivate && (
        <SiteFooter fixedYear={handle?.footerYear} settings={<CookieSettingsButton />} />
      )}
      <Toaster />
      <RouteChange />
      {!isPrivate && <Consent />}
    </>
  );
}
