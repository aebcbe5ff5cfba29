import { leadRouteFor } from '../routes';
import type { PageExpectation } from './expectation';
import { onward } from './landing';

export const localPages: readonly PageExpectation[] = [
  {
    path: '/wilmington-digital-marketing',
    says: [
      'Wilmington',
      'Wrightsville Beach',
      'Carolina Beach',
      'Leland',
      'Hampstead',
      'Southport',
    ],
    counts: {
      ...onward,
      'section[aria-labelledby=areas-heading] li h3': 12,
      'section[aria-labelledby=services-heading] li h3': 4,
      'section[aria-labelledby=advantages-heading] li h3': 6,
      'section[aria-labelledby=industries-heading] li h3': 12,
    },
    links: {
      'Get Free Consultation': leadRouteFor('consultation', 'consultation'),
      'Google Ads in Wilmington': '/google-ads-wilmington',
      'Facebook Ads in Wilmington': '/facebook-ads-wilmington',
    },
  },
  {
    path: '/google-ads-wilmington',
    says: [
      '48 hours',
      'average return on ad spend: $3 back for every $1 300%',
      '300% higher from April to October',
      '300% more',
    ],
    counts: {
      ...onward,
      'section[aria-labelledby=benefits-heading] li h3': 6,
      'section[aria-labelledby=work-heading] li h3': 4,
    },
    links: { 'Get Free Google Ads Audit': leadRouteFor('paid-search', 'google-ads') },
  },
  {
    path: '/facebook-ads-wilmington',
    says: ['150K+ users', '89%', '3.2x', '75%'],
    counts: {
      ...onward,
      'section[aria-labelledby=figures-heading] li h3': 4,
      'section[aria-labelledby=campaigns-heading] li h3': 4,
    },
    links: { 'Get Free Facebook Ads Audit': leadRouteFor('paid-social', 'facebook-ads') },
  },
];
