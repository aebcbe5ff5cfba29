// Not from the package's index: the router's configuration imports this file before the contracts are compiled.
import {
  adminPath,
  bookingAddress,
  emailPreviewsPath,
  rankingsPath,
  schedulerAddress,
  thankYouPath,
} from '@agency/contracts/page-addresses';

const servicePages = {
  googleAdsConsultant: '/google-ads-consultant-wilmington-nc',
  facebookAdsConsultant: '/facebook-ads-consultant-wilmington-nc',
  digitalMarketingConsultant: '/digital-marketing-consultant-wilmington-nc',
  aiMarketingConsultant: '/ai-marketing-consultant-wilmington-nc',
  marketingAnalyticsConsultant: '/marketing-analytics-consultant-wilmington-nc',
  ppcConsultant: '/ppc-consultant-wilmington-nc',
  creativeStrategyConsultant: '/creative-strategy-consultant-wilmington-nc',
  conversionRateOptimization: '/conversion-rate-optimization-wilmington-nc',
} as const;

const localPages = {
  wilmingtonDigitalMarketing: '/wilmington-digital-marketing',
  googleAdsWilmington: '/google-ads-wilmington',
  facebookAdsWilmington: '/facebook-ads-wilmington',
} as const;

/** Every address of the site, once. */
export const paths = {
  home: '/',
  homeContact: '/#contact',
  services: '/services',
  about: '/about',
  contact: '/contact',
  leadGeneration: '/lead-generation',
  /** With a lead's id the page offers the scheduler, otherwise a link back to the form. */
  thankYou: (contactId?: number) =>
    contactId === undefined ? thankYouPath : schedulerAddress(contactId),
  privacyPolicy: '/privacy-policy',
  blog: '/blog',
  blogArticle: (slug: string) => `/blog/${slug}`,
  blogFeed: '/blog/rss.xml',
  faq: '/faq',
  sampleAudit: '/sample-audit',
  ...localPages,
  ...servicePages,
  admin: adminPath,
  rankings: rankingsPath,
  emailPreviews: emailPreviewsPath,
  /** A visitor's own call, by the signed link in their emails. */
  booking: bookingAddress,
} as const;

export type ServicePagePath = (typeof servicePages)[keyof typeof servicePages];

/** The service landing pages, in the order the footer lists them. */
export const servicePagePaths: readonly ServicePagePath[] = Object.values(servicePages);

/** The pages about one place. */
export const localPagePaths = Object.values(localPages);

/** Every page that search engines may index, except the articles, whose addresses come from their files. */
export const publicPaths: readonly string[] = [
  paths.home,
  paths.services,
  paths.about,
  paths.contact,
  paths.leadGeneration,
  paths.faq,
  paths.sampleAudit,
  ...localPagePaths,
  ...servicePagePaths,
  paths.blog,
  paths.privacyPolicy,
];
