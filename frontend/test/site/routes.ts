/** The addresses of the specification's route list, but for articles, the thank-you page and the owner's. */
export const publicRoutes = [
  '/',
  '/services',
  '/about',
  '/contact',
  '/lead-generation',
  '/privacy-policy',
  '/blog',
  '/faq',
  '/wilmington-digital-marketing',
  '/google-ads-wilmington',
  '/facebook-ads-wilmington',
  '/google-ads-consultant-wilmington-nc',
  '/facebook-ads-consultant-wilmington-nc',
  '/digital-marketing-consultant-wilmington-nc',
  '/ai-marketing-consultant-wilmington-nc',
  '/marketing-analytics-consultant-wilmington-nc',
  '/ppc-consultant-wilmington-nc',
  '/creative-strategy-consultant-wilmington-nc',
  '/conversion-rate-optimization-wilmington-nc',
] as const;

export const articleCount = 18;

/** The eight that share one template. */
export const landingRoutes = publicRoutes.filter((path) => path.endsWith('-wilmington-nc'));

/** Public, but only for who has just sent a form: in no list. */
export const thankYouRoute = '/thank-you';

export const ownerRoutes = ['/admin', '/rankings', '/email-previews'] as const;

export const leadRoute = '/lead-generation';
