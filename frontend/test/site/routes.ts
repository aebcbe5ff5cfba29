import { readdirSync, readFileSync } from 'node:fs';

/** The service landing pages, which share one template. */
export const landingRoutes = [
  '/google-ads-consultant-wilmington-nc',
  '/facebook-ads-consultant-wilmington-nc',
  '/digital-marketing-consultant-wilmington-nc',
  '/ai-marketing-consultant-wilmington-nc',
  '/marketing-analytics-consultant-wilmington-nc',
  '/ppc-consultant-wilmington-nc',
  '/creative-strategy-consultant-wilmington-nc',
  '/conversion-rate-optimization-wilmington-nc',
] as const;

/** The pages about one place, which share another template. */
export const localRoutes = [
  '/wilmington-digital-marketing',
  '/google-ads-wilmington',
  '/facebook-ads-wilmington',
] as const;

/** Every public page except articles and the thank-you page. */
export const publicRoutes = [
  '/',
  '/services',
  '/about',
  '/contact',
  '/lead-generation',
  '/privacy-policy',
  '/blog',
  '/faq',
  '/sample-audit',
  ...localRoutes,
  ...landingRoutes,
] as const;

const articleFiles = new URL('../../app/content/blog/articles/', import.meta.url);
const articleSources = readdirSync(articleFiles).map((file) =>
  readFileSync(new URL(file, articleFiles), 'utf8'),
);

export const articleCount = articleSources.length;
/** Articles the blog's index shows. */
export const listedCount = articleSources.filter((text) => /^listed: true$/m.test(text)).length;

/** Public, but only for visitors who have just sent a form, so it is in no list. */
export const thankYouRoute = '/thank-you';

export { ownerPaths as ownerRoutes } from '@agency/contracts/page-addresses';

export const leadRoute = '/lead-generation';

/** The lead page with what the visitor asked for. */
export const leadRouteFor = (service: string, topic: string) =>
  `${leadRoute}?service=${service}&topic=${topic}`;
