import { agencyPeople } from '@agency/contracts';
import { leadRouteFor } from '../routes';
import type { PageExpectation } from './expectation';

export const faqPage: PageExpectation = {
  path: '/faq',
  says: [
    'About the consultancy',
    'Google Ads Expertise',
    'Facebook Ads & Social Media',
    'Local Market Expertise',
    'AI Marketing & Technology',
    'Businesses We Help',
    'Still Have Questions?',
    'What do you charge?',
    agencyPeople ? 'Who will I talk to?' : 'Can I ask without a call?',
    'The agency in facts',
  ],
  counts: {
    'section[id]': 5,
    'section[id] h3 + p': 10,
    'section[id] div:nth-child(2) > h3': 5,
    'section[id] h2 ~ p a:nth-of-type(3)': 5,
    'nav[aria-label="Questions by subject"] a': 5,
    'section[aria-labelledby=before-heading] h3': 2,
    'section[aria-labelledby=industries-heading] li h3': 10,
    'section.cta-banner-deep a': 2,
    // This page starts no reveal.
    '[style*="--reveal-delay"]': 0,
  },
  links: {
    'Contact Us': '/contact',
    'Get Free Consultation': leadRouteFor('consultation', 'consultation'),
  },
};
