import { agencyPhone, brand } from '@agency/contracts';
import type { ReactNode } from 'react';
import { agencyLine } from '~/content/agency';
import { agencyLinks, footer, servicePageLinks } from '~/content/navigation';
import { paths } from '~/lib/paths';
import { PhoneLink } from '../email-or-phone';
import { Logo } from './logo';

const linkLook =
  'inline-flex min-h-8 items-center underline decoration-transparent underline-offset-4 ' +
  'transition-colors hover:decoration-current';

interface SiteFooterProps {
  /** For a page that must show a fixed year. Otherwise start-dates.ts writes the current one. */
  fixedYear?: number;
  /** Shown on the last line, between the year and the motto. */
  settings?: ReactNode;
}

export function SiteFooter({ fixedYear, settings }: SiteFooterProps) {
  const year = fixedYear ?? <span data-current-year="">{__BUILD_YEAR__}</span>;
  return (
    // Not a scroll anchor: a page that grows above it would otherwise keep it in view.
    <footer className="on-deep later bg-ink text-white [--about:70rem] [--mark:#d23d86] [overflow-anchor:none] md:[--about:47rem] lg:[--about:33rem]">
      <div className="chart-width grid gap-x-10 gap-y-12 py-16 md:grid-cols-2 lg:grid-cols-[1.5fr_2fr_1fr] lg:py-20">
        <div className="grid content-start gap-5">
          <Logo />
          <p className="max-w-xs text-small text-shoal">
            {agencyLine} {footer.origin}
          </p>
          <p className="text-small">
            <a className="underline underline-offset-4" href={`mailto:${brand.email}`}>
              {brand.email}
            </a>
            {agencyPhone && (
              <>
                <br />
                <PhoneLink />
              </>
            )}
            <br />
            <span className="text-shoal">{footer.answer}</span>
          </p>
        </div>
        <nav aria-label="Footer" className="contents">
          <div>
            <h2 className="font-display text-title">
              <a href={paths.services} className={linkLook}>
                {footer.services}
              </a>
            </h2>
            <ul className="mt-3 grid gap-x-8 text-small sm:grid-cols-2">
              {servicePageLinks.map((link) => (
                <li key={link.to}>
                  <a href={link.to} className={linkLook}>
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2 className="font-display text-title">{footer.agency}</h2>
            <ul className="mt-3 grid text-small">
              {agencyLinks.map((link) => (
                <li key={link.to}>
                  <a href={link.to} className={linkLook}>
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </nav>
      </div>
      <div className="border-t border-white/20">
        <div className="chart-width flex flex-wrap justify-between gap-x-8 gap-y-2 py-6 text-fine text-shoal">
          <p>
            © {year} {brand.name}, {brand.city}, {brand.region}
          </p>
          {settings}
          <p className="font-display italic">{footer.motto}</p>
        </div>
      </div>
    </footer>
  );
}
