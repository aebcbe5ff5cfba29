import { brand } from '@agency/contracts';
import { paths, type ServicePagePath, servicePagePaths } from '~/lib/paths';
import type { Crumb } from '~/lib/seo/structured-data';
import { claims } from './claims';

export interface NavigationLink {
  label: string;
  to: string;
}

export const skipToContent = 'Skip to content';

/** The buttons of the menu on small screens. */
export const menuButtons = { open: 'Menu', close: 'Close' } as const;

export const mainLinks: readonly NavigationLink[] = [
  { label: 'Services', to: paths.services },
  { label: 'About', to: paths.about },
  { label: 'Blog', to: paths.blog },
  { label: 'Contact', to: paths.contact },
];

export const consultationLink: NavigationLink = {
  label: 'Schedule Consultation',
  to: paths.leadGeneration,
};

export const sampleAuditLink: NavigationLink = { label: 'Sample audit', to: paths.sampleAudit };

/** The same link on pages that promise the free audit. */
export const sampleAuditOffer = 'See what you get: a sample audit';

/** What links, breadcrumbs and structured data call each service landing page. */
export const servicePageLabels: Record<ServicePagePath, string> = {
  [paths.googleAdsConsultant]: 'Google Ads',
  [paths.facebookAdsConsultant]: 'Facebook Ads',
  [paths.digitalMarketingConsultant]: 'Digital marketing',
  [paths.aiMarketingConsultant]: 'AI marketing',
  [paths.marketingAnalyticsConsultant]: 'Marketing analytics',
  [paths.ppcConsultant]: 'PPC',
  [paths.creativeStrategyConsultant]: 'Creative strategy',
  [paths.conversionRateOptimization]: 'Conversion rate optimization',
};

/** In the footer. The motto, its last line, is the warning on a chart that is only drawn. */
export const footer = {
  origin: `Drawn and kept in ${brand.city}.`,
  answer: `We answer within ${claims.responseTime}.`,
  services: 'Services',
  agency: 'Agency',
  motto: 'Not to be used for navigation.',
} as const;

/** The service landing pages, as the footer lists them. */
export const servicePageLinks: readonly NavigationLink[] = servicePagePaths.map((to) => ({
  label: servicePageLabels[to],
  to,
}));

/** What the footer lists beside the services. */
export const agencyLinks: readonly NavigationLink[] = [
  ...mainLinks.slice(1),
  { label: 'Questions', to: paths.faq },
  sampleAuditLink,
  { label: 'Advertising in Wilmington', to: paths.wilmingtonDigitalMarketing },
  { label: 'Privacy policy', to: paths.privacyPolicy },
  consultationLink,
];

const home: Crumb = { label: 'Home', path: paths.home };

/** The breadcrumbs of a page about one service. */
export const serviceCrumbs = (label: string, path: string): readonly Crumb[] => [
  home,
  { label: 'Services', path: paths.services },
  { label, path },
];

export const onwardSection = {
  heading: { plain: 'Read first,', emphasized: 'then decide' },
  pages: 'Related pages',
} as const;
