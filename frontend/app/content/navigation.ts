import { paths } from '~/lib/paths';

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

/** The eight service landing pages, as the footer lists them. */
export const servicePageLinks: readonly NavigationLink[] = [
  { label: 'Google Ads', to: paths.googleAdsConsultant },
  { label: 'Facebook Ads', to: paths.facebookAdsConsultant },
  { label: 'Digital marketing', to: paths.digitalMarketingConsultant },
  { label: 'AI marketing', to: paths.aiMarketingConsultant },
  { label: 'Marketing analytics', to: paths.marketingAnalyticsConsultant },
  { label: 'PPC', to: paths.ppcConsultant },
  { label: 'Creative strategy', to: paths.creativeStrategyConsultant },
  { label: 'Conversion rate optimization', to: paths.conversionRateOptimization },
];

/** What the footer lists beside the services. */
export const agencyLinks: readonly NavigationLink[] = [
  ...mainLinks.slice(1),
  { label: 'Questions', to: paths.faq },
  { label: 'Advertising in Wilmington', to: paths.wilmingtonDigitalMarketing },
  { label: 'Privacy policy', to: paths.privacyPolicy },
  consultationLink,
];
