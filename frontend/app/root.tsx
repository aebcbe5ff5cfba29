// First, because it names the order of the layers.
import './styles/app.css';

import { type ReactNode, useEffect } from 'react';
import { type LinkDescriptor, Links, Meta, Outlet, Scripts, useMatches } from 'react-router';
import type { Route } from './+types/root';
import { blogName } from './content/agency';
import {
  blockTagManager,
  Consent,
  ConsentDefaults,
  CookieSettingsButton,
} from './features/consent';
import { hydratedEvent } from './hydrated-event';
import { recordVisit } from './lib/attribution';
import { paths } from './lib/paths';
import { removeServedHead } from './served-head';
import textFont from './styles/fonts/instrument-sans.woff2?url';
import headlineFont from './styles/fonts/newsreader-display.woff2?url';
import italicFont from './styles/fonts/newsreader-display-italic.woff2?url';
import onPaper from './styles/print.css?url';
import { PageFailed } from './ui/site/page-failed';
import { mainId, RouteChange } from './ui/site/route-change';
import { SiteFooter } from './ui/site/site-footer';
import { SiteHeader } from './ui/site/site-header';
import skipLink from './ui/site/skip-link.module.css';
import { Toaster } from './ui/toast';

function preloadedFont(href: string): LinkDescriptor {
  return { rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' };
}

export const links: Route.LinksFunction = () => [
  // A font that arrives after the first paint is not used: see styles/fonts.css.
  preloadedFont(headlineFont),
  preloadedFont(textFont),
  preloadedFont(italicFont),
  { rel: 'stylesheet', href: onPaper, media: 'only print' },
  { rel: 'icon', href: '/favicon.ico', sizes: '48x48' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
  { rel: 'alternate', href: paths.blogFeed, type: 'application/rss+xml', title: blogName },
];

/** A route's options for the frame around it. */
export interface RouteHandle {
  /** The year in the footer, for a page that must not change with the date. */
  footerYear?: number;
  /** Only for the owner, or for the holder of a link: no footer, no tags, no consent banner. */
  isPrivate?: boolean;
  /** Of the app that a browser may install from this page. */
  manifest?: string;
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

/** Shown while a page without prerendered HTML loads. */
export function HydrateFallback() {
  return <main id={mainId} className="min-h-dvh" aria-busy="true" />;
}

function announceHydration(): void {
  window.dispatchEvent(new Event(hydratedEvent));
}

/** May replace a private page, so it has no more of the frame than those. */
export function ErrorBoundary() {
  useEffect(blockTagManager, []);
  useEffect(announceHydration, []);
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
    // Not in the form, because visitors may see other pages before they open one. The address of a private
    // page may be a secret, so it is never recorded.
    if (isPrivate) blockTagManager();
    else recordVisit();
  }, [isPrivate]);
  useEffect(announceHydration, []);
  useEffect(removeServedHead, []);

  return (
    <>
      <a href={`#${mainId}`} className={skipLink.root}>
        Skip to content
      </a>
      {!isPrivate && <Consent />}
      <SiteHeader />
      <main id={mainId} tabIndex={-1}>
        <Outlet />
      </main>
      {!isPrivate && (
        <SiteFooter fixedYear={handle?.footerYear} settings={<CookieSettingsButton />} />
      )}
      <Toaster />
      <RouteChange />
    </>
  );
}
