import { leadRoute, listedCount } from '../routes';
import type { PageExpectation } from './expectation';

const inGrid = '.article-card-grid > li';

export const blogPage: PageExpectation = {
  path: '/blog',
  says: ['Featured Article', 'Latest Articles', 'Get Weekly Marketing Tips'],
  counts: {
    'section[aria-labelledby=featured-heading] img': 1,
    'section[aria-labelledby=featured-heading] time': 1,
    'section[aria-labelledby=featured-heading] h3': 1,
    'section[aria-labelledby=featured-heading] a[href^="/blog/"]': 1,
    [inGrid]: listedCount - 1,
    [`${inGrid} img`]: listedCount - 1,
    [`${inGrid} .article-card-badge`]: listedCount - 1,
    [`${inGrid} time[datetime]`]: listedCount - 1,
    [`${inGrid} h3.line-clamp-2`]: listedCount - 1,
    [`${inGrid} p.line-clamp-3`]: listedCount - 1,
    [`${inGrid} a[href^="/blog/"]`]: listedCount - 1,
  },
  links: { 'Subscribe to Our Newsletter': `${leadRoute}?topic=newsletter` },
};

export const categories = [
  'AI Enablement',
  'Google Ads',
  'Facebook Ads',
  'Digital Marketing',
  'Local Marketing',
  'Local SEO',
  'Tourism Marketing',
  'Real Estate Marketing',
  'Healthcare Marketing',
  'Professional Services',
  'Retail Marketing',
  'Automotive Marketing',
  'Education Marketing',
  'Fitness Marketing',
  'Marine Marketing',
  'Construction Marketing',
];

/** The topics of the articles, as their titles name them. */
export const topics = [
  /\bAI\b/,
  /Google Ads/,
  /Facebook Ads/,
  /Local SEO/,
  /Restaurant/,
  /Plumbers/,
  /HVAC/,
  /Rentals and Charters/,
  /Real Estate/,
  /Healthcare/,
  /Lawyers/,
  /Shop in/,
  /Auto Repair/,
  /Schools/,
  /Gym/,
  /Boatyard/,
  /Remodelers/,
];
