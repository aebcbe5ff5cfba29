import { brand } from '@agency/contracts';
import { paths } from '~/lib/paths';
import { claims } from './claims';
import type { LeadService } from './lead-topics';
import type { NavigationLink } from './navigation';
import type { PageMeta } from './page-meta';
import { type ServiceCard, serviceCards } from './services';

export const servicesMeta: PageMeta = {
  title: `Paid advertising services, ${brand.city}, ${brand.regionCode}`,
  description:
    'Paid search, paid social, creative strategy, analytics and AI enablement: what each one includes, what it is for, and when you do not need it.',
  path: paths.services,
};

export const servicesHero = {
  kicker: `Paid advertising services, ${brand.city} ${brand.regionCode}`,
  heading: { plain: 'Take one,', emphasized: 'or all five' },
  lead: 'Each service stands by itself, billed by itself, with its own report. Most clients begin with one and add a second when the first has paid for it.',
} as const;

export interface ServiceBlock {
  card: ServiceCard;
  /** What its button chooses in the lead form. */
  service: LeadService;
  description: string;
  features: readonly string[];
  /** When it is the wrong choice. Said here rather than on the call. */
  notFor: string;
  more: readonly NavigationLink[];
}

/** What every block says. */
export const serviceBlockTexts = {
  notFor: 'Not for',
  button: 'Learn More',
  /** For screen readers, after the button's text. */
  buttonSubject: (title: string) => `about ${title}`,
} as const;

function card(title: string): ServiceCard {
  const found = serviceCards.find((service) => service.title === title);
  if (!found) throw new Error(`There is no service called ${title}.`);
  return found;
}

export const serviceBlocks: readonly ServiceBlock[] = [
  {
    card: card('Paid Search'),
    service: 'paid-search',
    description:
      'Ads for people who are looking right now. We choose the words, write the ads, keep the wrong searches out, and move the bids to where jobs are booked. You get fewer clicks than before, as a rule, and more calls.',
    features: [
      'Google Ads and Microsoft Advertising',
      'Search terms read and pruned every week',
      'Calls, forms and bookings counted once each',
      'Local Services and map ads where they fit',
      'Budgets that follow your season',
    ],
    notFor: 'something nobody knows to search for yet. Begin with paid social.',
    more: [
      { label: 'Google Ads consulting', to: paths.googleAdsConsultant },
      { label: 'PPC consulting', to: paths.ppcConsultant },
    ],
  },
  {
    card: card('Paid Social'),
    service: 'paid-social',
    description:
      'Ads for people who were not looking until they saw you: on Facebook, Instagram, LinkedIn or TikTok, wherever your customers spend their evenings. Planned for the second and third meeting, because the first seldom sells.',
    features: [
      'Audiences drawn from your own customers',
      'A message for each stage, from stranger to regular',
      'Lead forms that reach your phone in a minute',
      'Pixel and server events, after consent',
      'Tourists in or out, as you prefer',
    ],
    notFor: 'an emergency trade with a small budget. Search will feed you first.',
    more: [
      { label: 'Facebook Ads consulting', to: paths.facebookAdsConsultant },
      { label: 'Social ads in Wilmington', to: paths.facebookAdsWilmington },
    ],
  },
  {
    card: card('Creative Strategy'),
    service: 'creative-strategy',
    description:
      'The picture and the first sentence decide more than any setting. We find out what your customers worry about, have real people say it, and test until one version sells better for a reason we can name.',
    features: [
      'Interviews and review reading before filming',
      'Local influencers and customers, paid and credited',
      'A half day of shooting for a month of ads',
      'Test plans with a price on each question',
      'Rights and raw footage in your hands',
    ],
    notFor: 'a page that does not convert yet. Fix the page, then make the ad.',
    more: [
      { label: 'Creative strategy and UGC', to: paths.creativeStrategyConsultant },
      { label: 'Conversion rate optimization', to: paths.conversionRateOptimization },
    ],
  },
  {
    card: card('Reporting & Analytics'),
    service: 'analytics',
    description:
      'One page that says what each dollar brought home, joined from every place you spend one. First we repair the counting, then we draw the dashboard, then we read it with you once a month.',
    features: [
      'Tags audited, repaired and documented',
      'Automated dashboards, refreshed each morning',
      'Calls and closed jobs joined to their ad',
      'Consent respected, the gap explained',
      'A monthly letter in plain words',
    ],
    notFor: 'a business with one channel and ten customers. A notebook will do.',
    more: [{ label: 'Marketing analytics', to: paths.marketingAnalyticsConsultant }],
  },
  {
    card: card('AI Enablement'),
    service: 'ai-enablement',
    description:
      'Software that answers at night, sorts what comes in and writes the first draft, so that you can do the part people pay you for. Set up in your own accounts, watched for a month, and removed if it does not pay.',
    features: [
      'After-hours chat that knows your prices',
      'Inquiries sorted by job, town and urgency',
      'Reports and ad drafts prepared for approval',
      'Limits, logs and an off switch for each',
      'Training for the people who will use it',
    ],
    notFor: 'fixing a process nobody can describe. Describe it first; often that is enough.',
    more: [{ label: 'AI marketing', to: paths.aiMarketingConsultant }],
  },
];

export const servicesClosing = {
  heading: 'Not sure which comes first?',
  text: `Ask for the audit. You hear from us within ${claims.responseTime}, and on the call we name the service that would pay for itself soonest. Want everything in one place? Full-service management is all five with one bill.`,
  button: 'Get Free Consultation',
  other: { label: 'Digital marketing consulting', to: paths.digitalMarketingConsultant },
} as const;
