import { paths, type ServicePagePath, servicePagePaths } from '~/lib/paths';

export interface NavigationLink {
  label: string;
  to: string;
}

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
