import { brand } from '@agency/contracts';
import { promises } from '../../../app/content/promises';
import { leadRoute, leadRouteFor } from '../routes';
import type { PageExpectation } from './expectation';
import { onward } from './landing';

const confirmedReasons = [promises.thirtyDaysNotice, promises.accountsStayYours].filter(
  ({ isConfirmed }) => isConfirmed,
).length;

/** Services, about, contact, lead generation, thank-you and the privacy policy. */
export const agencyPages: readonly PageExpectation[] = [
  {
    path: '/services',
    says: [
      'Paid Search',
      'Paid Social',
      'Creative Strategy',
      'Reporting & Analytics',
      'AI Enablement',
    ],
    counts: {
      'li[id]': 5,
      'li[id] h2': 5,
      'li[id] img[alt]': 5,
      'li[id] ul': 5,
      'li[id] [href^="/lead-generation?service="]': 5,
      'section.cta-banner-deep a[href^="/lead-generation"]': 1,
    },
    links: {
      'Get Free Consultation': leadRouteFor('consultation', 'consultation'),
      'Learn More about Paid Search': `${leadRoute}?service=paid-search`,
      'Learn More about Paid Social': `${leadRoute}?service=paid-social`,
      'Learn More about Creative Strategy': `${leadRoute}?service=creative-strategy`,
      'Learn More about Reporting & Analytics': `${leadRoute}?service=analytics`,
      'Learn More about AI Enablement': `${leadRoute}?service=ai-enablement`,
    },
  },
  {
    path: '/about',
    says: ['$250M+', '500+', '25+', '10+', 'years of experience', 'Reasons to choose us'],
    counts: {
      '.figures-row dd': 4,
      ...onward,
      'section[aria-labelledby=story-heading]': 1,
      'section[aria-labelledby=values-heading] li h3': 4,
      'section[aria-labelledby=reasons-heading] ol > li': 4 + confirmedReasons,
    },
    links: { 'Get Free Consultation': leadRouteFor('consultation', 'consultation') },
  },
  {
    path: '/contact',
    says: [
      `${brand.city}, ${brand.region}`,
      'Email, answered within 24 hours',
      'Risk-free consultation',
      'What’s in the free consultation?',
      'What size business do you work with?',
      'How do you measure success?',
      'Do I have to sign a long-term contract?',
      '$1,000 of ad spend a month',
    ],
    counts: {
      '.info-card': 3,
      'section[aria-labelledby=questions-heading] h3': 4,
      'form[aria-label="Contact form"] textarea[rows=4]': 1,
    },
  },
  {
    path: leadRoute,
    says: [
      '$250M+',
      '500+',
      '25+',
      '10+',
      'On the call we cover',
      'After the call you have',
      'You pick a time on the next page',
      '90-day media plan',
      'an audit of your account',
    ],
    counts: {
      'dl dd': 4,
      'section[aria-label="The consultation"] ol > li': 5,
      'section[aria-label="The consultation"] .info-card': 3,
      'form[aria-label="Consultation form"] textarea[rows=3]': 1,
    },
  },
  {
    path: '/sample-audit',
    says: [
      'Specimen',
      'The company is made up',
      '$2,280',
      'at a glance',
      '300 leads, 140 people',
      'Performance Max, search and map',
      '$950 a month',
      'Made up like the rest of this page',
      'In dollars a month',
      'What we wouldn’t touch',
      'What has to be true to keep going',
      'It can’t promise',
      'you keep them either way',
    ],
    counts: {
      'svg[role=img][aria-label]': 3,
      table: 4,
      '.sample-audit-findings': 1,
      '.sample-audit-findings-entry': 7,
      // Folded on phones; the first is not.
      '.sample-audit-findings-entry details:not([open])': 6,
      'section[aria-labelledby=plan-heading] li dl': 4,
      '.steps-step': 3,
      // This page starts no reveal.
      '[style*="--reveal-delay"]': 0,
    },
    links: {
      'Get Your Free Audit': `${leadRoute}?topic=audit`,
      'The findings': '#findings-heading',
    },
  },
  {
    path: '/thank-you',
    says: ['Your strategy call', 'Picking a time needs JavaScript'],
    counts: { 'a[href^="mailto:"]': 1 },
  },
  {
    path: '/privacy-policy',
    says: [
      'Last Updated: January 2025',
      'Information we collect',
      'Your name and contact information',
      'Company information',
      'Marketing goals and ad spend',
      'Form content',
      'IP address',
      'Browser',
      'Pages',
      'Referrer',
      'How we use it',
      'Essential',
      'Analytics',
      'Marketing',
      'We do not sell personal information',
      'Access',
      'Correction',
      'Deletion',
      'Opt-out',
      'Cookie control',
      'Security',
      'Third-party services',
      'Tag manager',
      'Ads',
      'Social pixel',
      'children under 13',
      'Changes',
      'North Carolina',
    ],
    counts: { 'section[id]': 10, '#contact a[href^="mailto:"]': 1, '#rights li': 5 },
  },
];
