import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts } from 'react-router';
import type { Route } from './+types/root';
import stylesheet from './styles/app.css?url';
import headlineFont from './styles/fonts/newsreader-display.woff2?url';
import { Toaster } from './ui/toast';

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: headlineFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: stylesheet },
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
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

export default function Root() {
  return (
    <>
      <Outlet />
      <Toaster />
    </>
  );
}
