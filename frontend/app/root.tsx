// First, because it defines the order of the layers.
import './styles/app.css';

import { type ReactNode, use, useEffect } from 'react';
import { type LinkDescriptor, Links, Meta, Outlet, Scripts, useMatches } from 'react-router-dom';
import type { Route } from './+types/root';
import { blogName } from './content/agency';
import { skipToContent } from './content/navigation';
import { ConsentDefaults, ConsentTemplates, CookieSettingsButton } from './features/consent';
import { IslandDrawing, island } from './lib/island';
import { paths } from './lib/paths';
import textFont from './styles/fonts/instrument-sans.woff2?url';
import headlineFont from './styles/fonts/newsreader-display.woff2?url';
import italicFont from './styles/fonts/newsreader-display-italic.woff2?url';
import onPaper from './styles/print.css?url';
import { mainId } from './ui/site/main-id';
import { IslandFailed, PageFailed } from './ui/site/page-failed';
import { RouteChange } from './ui/site/route-change';
import { SiteFooter } from './ui/site/site-footer';
import { SiteHeader } from './ui/site/site-header';
import skipLink from './ui/site/skip-link.module.css';
import { startDrawer, startHeader } from './ui/site/start-header';
import { Toaster } from './ui/toast/toaster';

function preloadedFont(href: string): LinkDescriptor {
  return { rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' };
}

export const links: Route.LinksFunction = () => [
  // A font that arrives after the first paint is not used: see styles/fonts.css.
  preloadedFont(headlineFont),
  preloadedFont(textFont),
  preloadedFont(italicFont),
  { rel: 'icon', href: '/favicon.ico', sizes: '48x48' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'alternate', href: paths.blogFeed, type: 'application/rss+xml', title: blogName },
];

/** A route's options for the frame around it. */
export interface RouteHandle {
  /** A fixed year in the footer, for a page that must not change with the date. */
  footerYear?: number;
  /** Only for the owner, or for the holder of a link: no footer, no tags, no consent banner. */
  isPrivate?: boolean;
  /** For whoever a link or a form of this site has led here, the keyboard starts at the content (document/main.ts). */
  isNextStep?: boolean;
  /** Has a bar of its own in place of the site's. */
  hasOwnBar?: boolean;
  /** Styles of what an island imports on demand: the page brings them. (!) The build drops unread CSS modules. */
  lateStyles?: readonly CSSModuleClasses[];
}

function useHandle(): RouteHandle {
  return (useMatches().at(-1)?.handle as RouteHandle | undefined) ?? {};
}

/** Whether the build is drawing a public page or a booking page. False in the owner's app. */
const useIsDocument = () => use(IslandDrawing) !== null;

/** Links that the first paint does not need. */
const lateLinks = (
  <>
    <link rel="stylesheet" href={onPaper} media="print" />
    <link rel="manifest" href="/site.webmanifest" />
  </>
);

/** The owner's pages are drawn by their script. */
const needsScripts = (
  <p className="p-6 text-center">
    This page needs JavaScript. Please turn it on and load the page again.
  </p>
);

/** Replaces the built script in development. React Refresh must be set up before any component runs. */
const devScripts = (
  <>
    <script type="module" src="/@id/__x00__virtual:react-router/inject-hmr-runtime" />
    <script type="module" src="/app/document/dev.ts" />
  </>
);

export function Layout({ children }: { children: ReactNode }) {
  const isDocument = useIsDocument();
  const { isPrivate } = useHandle();
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0c2233" />
        {isDocument && !isPrivate && <ConsentDefaults />}
        <Meta />
        {/* The document's script adds them to the head (document/main.ts). */}
        {isDocument && <noscript>{lateLinks}</noscript>}
        <Links />
        {!isDocument && lateLinks}
      </head>
      <body>
        {children}
        {!isDocument && <noscript>{needsScripts}</noscript>}
        {!isDocument && <Scripts />}
        {isDocument && import.meta.env.DEV && devScripts}
      </body>
    </html>
  );
}

/** Shown while a page without prerendered HTML loads. */
export function HydrateFallback() {
  return <main id={mainId} className="min-h-dvh" aria-busy="true" />;
}

/** Does for the owner's app what a document's own script does. */
function startApp(): void {
  startHeader();
  startDrawer();
  document.documentElement.dataset.live = '';
}

/** May replace a private page, so its frame is as minimal as theirs. */
export function ErrorBoundary() {
  useEffect(startApp, []);
  return (
    <>
      <SiteHeader />
      <main id={mainId} tabIndex={-1}>
        <PageFailed />
      </main>
    </>
  );
}

/**
 * Removes the title and description that a private page was served with (postbuild/private-pages.ts). Call it once the
 * router has rendered its own: otherwise they would stay on every page the visitor goes to from there.
 */
function removeServedHead(): void {
  for (const element of document.head.querySelectorAll('[data-served]')) element.remove();
}

const LiveToaster = island('toaster', Toaster, { start: 'with-others' });

export default function Root() {
  const isDocument = useIsDocument();
  const { isPrivate, isNextStep, hasOwnBar, footerYear } = useHandle();
  useEffect(startApp, []);
  useEffect(removeServedHead, []);

  return (
    <>
      {!hasOwnBar && (
        <a href={`#${mainId}`} className={skipLink.root}>
          {skipToContent}
        </a>
      )}
      {!isPrivate && <ConsentTemplates />}
      {!hasOwnBar && <SiteHeader />}
      <main id={mainId} tabIndex={-1} data-next-step={isNextStep ? '' : undefined}>
        <Outlet />
      </main>
      {!isPrivate && <SiteFooter fixedYear={footerYear} settings={<CookieSettingsButton />} />}
      <LiveToaster />
      {isDocument ? (
        <template id="island-failed">
          <IslandFailed />
        </template>
      ) : (
        <RouteChange />
      )}
    </>
  );
}
