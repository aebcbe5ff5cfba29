import { leadRoute } from '../routes';
import type { PageExpectation } from './expectation';

export const homePage: PageExpectation = {
  path: '/',
  says: [
    'Ready to make digital waves?',
    'Maximize your business growth with world-class paid digital advertising strategies.',
    'Why the agency?',
    'Managed ad spend',
    'Custom strategies',
    'Strategic transparency',
    'Contact Us Today For A Complementary Account Audit & 90-Day Media Plan',
    'Paid Search Search-engine campaigns',
    'Paid Social Campaigns on the major social platforms',
    'Creative Strategy Ad creative',
    'local influencers',
    'Reporting & Analytics Automated dashboards',
    'AI Enablement Automation, chatbots and workflow optimization',
    'of ad spend managed $250M+',
    'campaigns run 500+',
    'clients served 25+',
    'years of experience 10+',
    'accounts that spend $1,000 a month and accounts that spend over $5M',
    '24 hours',
  ],
  counts: {
    'section[aria-labelledby=about-heading] ul > li': 3,
    '.home-services-card': 5,
    '.home-services-card[data-color] > img[alt]': 5,
    '.home-services-card .home-services-icon svg': 5,
    '.home-services-card h3 + p': 5,
    'section#contact form': 1,
    'form textarea[rows=4]': 1,
  },
  links: {
    'Schedule Risk-Free Consultation': leadRoute,
    'Get Your Free Audit': `${leadRoute}?topic=audit`,
  },
};
