import { leadRouteFor } from '../routes';
import type { PageExpectation } from './expectation';

interface LandingExpectation {
  slug: string;
  button: string;
  /** What the button asks the lead page for. */
  asks: readonly [service: string, topic: string];
  cards?: number;
  list?: { kind: 'mistakes' | 'tools' | 'platforms' | 'tests'; entries: number };
  /** Business figures that belong to its subject. */
  figures?: readonly string[];
}

const pages: readonly LandingExpectation[] = [
  {
    slug: 'google-ads-consultant-wilmington-nc',
    button: 'Get Free Google Ads Audit',
    asks: ['paid-search', 'google-ads'],
    figures: [
      'convert 3x better',
      '80% of the budget sit on keywords that never brought a customer',
    ],
  },
  {
    slug: 'facebook-ads-consultant-wilmington-nc',
    button: 'Get Free Facebook Ads Audit',
    asks: ['paid-social', 'facebook-ads'],
    figures: ['2% of prospects buy on first contact'],
  },
  {
    slug: 'digital-marketing-consultant-wilmington-nc',
    button: 'Get Free Marketing Consultation',
    asks: ['full-service', 'marketing'],
    cards: 6,
    figures: ['60% of a small business’s marketing budget is wasted'],
  },
  {
    slug: 'ai-marketing-consultant-wilmington-nc',
    button: 'Get Free AI Marketing Audit',
    asks: ['ai-enablement', 'ai'],
    list: { kind: 'tools', entries: 10 },
  },
  {
    slug: 'marketing-analytics-consultant-wilmington-nc',
    button: 'Get Free Analytics Audit',
    asks: ['analytics', 'analytics'],
    list: { kind: 'platforms', entries: 12 },
  },
  {
    slug: 'ppc-consultant-wilmington-nc',
    button: 'Get Free PPC Audit',
    asks: ['paid-search', 'ppc'],
    figures: ['50 to 70% of a PPC budget is wasted'],
  },
  {
    slug: 'creative-strategy-consultant-wilmington-nc',
    button: 'Get Free Creative Audit',
    asks: ['creative-strategy', 'creative'],
    list: { kind: 'tests', entries: 10 },
  },
  {
    slug: 'conversion-rate-optimization-wilmington-nc',
    button: 'Get Free CRO Audit',
    asks: ['consultation', 'cro'],
    list: { kind: 'tests', entries: 10 },
  },
];

const headlineStats = [
  'total ad spend managed $250M+',
  'successful campaigns 500+',
  'happy clients 25+',
  'years of experience 10+',
];

/** Two articles to read, two pages beside this one and the sample audit. */
export const onward = {
  'section[aria-labelledby=read-first-heading] a[href^="/blog/"]': 2,
  'section[aria-labelledby=read-first-heading] a[href="/sample-audit"]': 1,
};

export const landingPages: readonly PageExpectation[] = pages.map(
  ({ slug, button, asks, cards = 4, list, figures = [] }) => ({
    path: `/${slug}`,
    says: [...headlineStats, ...figures],
    counts: {
      '.landing-hero a[href^="/lead-generation"]': 1,
      '.figures-row dd': 4,
      '.landing-card': cards,
      '.landing-card h3 + p': cards,
      // Five bullets per card, none behind a press.
      '.landing-card > ul > li': cards * 5,
      '.landing-card > ul > li:nth-child(5)': cards,
      '.landing-points': 1,
      '.landing-reason': 3,
      'section[class^=cta-banner] a[href^="/lead-generation"]': 1,
      ...onward,
      ...(list && { [`[data-look=${list.kind}] .landing-entry`]: list.entries }),
      // Small cards are revealed twice as fast one after the other.
      ...(list && {
        '.landing-entry:nth-child(2)[style="--reveal-delay:0.05s"]': 1,
        '.landing-entry:nth-child(3)[style="--reveal-delay:0.10s"]': 1,
      }),
    },
    links: { [button]: leadRouteFor(...asks) },
  }),
);
