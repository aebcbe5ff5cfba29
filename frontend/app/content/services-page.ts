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
    'Paid search, paid social, creative strategy, analytics and AI enablement: what each one includes, what it’s good for, and when you don’t need it.',
  path: paths.services,
};

export const servicesHero = {
  kicker: `Paid advertising services, ${brand.city} ${brand.regionCode}`,
  heading: { plain: 'Take one,', emphasized: 'or all five' },
  lead: 'Each service stands on its own, with its own bill and its own report. Start with one, and add a second once the first has paid for it.',
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
      'Ads for people who are looking right now. We pick the keywords, write the ads, keep the wrong searches out, and bid where the jobs get booked. That usually means fewer clicks and more calls.',
    features: [
      'Google Ads and Microsoft Advertising',
      'Search terms read and pruned',
      'Calls, forms and bookings each counted once',
      'Local Services and map ads where they fit',
      'Budgets that follow your season',
    ],
    notFor: 'something no one knows to search for yet. Start with paid social.',
    more: [
      { label: 'Google Ads consulting', to: paths.googleAdsConsultant },
      { label: 'PPC consulting', to: paths.ppcConsultant },
      { label: 'Search ads in Wilmington', to: paths.googleAdsWilmington },
    ],
  },
  {
    card: card('Paid Social'),
    service: 'paid-social',
    description:
      'Ads for people who weren’t looking until they saw you: on Facebook, Instagram, LinkedIn or TikTok, wherever your customers spend their evenings. Planned for the second and third time they see you, because the first rarely sells.',
    features: [
      'Audiences built from your own customers',
      'A message for each stage, from stranger to regular',
      'Lead forms that reach your phone in a minute',
      'Pixel and server events, with consent',
      'Tourists in or out, your choice',
    ],
    notFor: 'an emergency trade on a small budget. Start with search.',
    more: [
      { label: 'Facebook Ads consulting', to: paths.facebookAdsConsultant },
      { label: 'Social ads in Wilmington', to: paths.facebookAdsWilmington },
    ],
  },
  {
    card: card('Creative Strategy'),
    service: 'creative-strategy',
    description:
      'The picture and the first line matter more than any setting. We find out what your customers worry about, have real people say it, and test until one version sells better and we know why.',
    features: [
      'Reviews read and customers interviewed first',
      'Local influencers and customers, paid and credited',
      'Many ads from each shoot',
      'Test plans that put a price on each question',
      'Usage rights agreed in writing',
    ],
    notFor: 'a page that doesn’t convert yet. Fix the page, then make the ad.',
    more: [
      { label: 'Creative strategy and UGC', to: paths.creativeStrategyConsultant },
      { label: 'Conversion rate optimization', to: paths.conversionRateOptimization },
    ],
  },
  {
    card: card('Reporting & Analytics'),
    service: 'analytics',
    description:
      'One page that shows what each dollar brought in, wherever you spent it. First we fix the tracking, then we build the dashboard, then we go over it with you.',
    features: [
      'Tags audited, repaired and documented',
      'Automated dashboards, refreshed each morning',
      'Calls and closed jobs matched to their ads',
      'Consent respected, and the gap explained',
      'Reports in plain English',
    ],
    notFor: 'a business with one channel and ten customers. A notebook will do.',
    more: [{ label: 'Marketing analytics', to: paths.marketingAnalyticsConsultant }],
  },
  {
    card: card('AI Enablement'),
    service: 'ai-enablement',
    description:
      'Software that answers at night, sorts what comes in and writes the first draft, so you can do the part people pay you for. Set up in your own accounts, and removed if it doesn’t pay.',
    features: [
      'After-hours chat that knows when to get a person',
      'Inquiries sorted by job, town and urgency',
      'Reports and ad drafts ready for your approval',
      'Limits, logs and an off switch on everything',
      'Training for the people who’ll use it',
    ],
    notFor: 'fixing a process no one can describe. Describe it first; often that’s enough.',
    more: [{ label: 'AI marketing', to: paths.aiMarketingConsultant }],
  },
];

export const servicesClosing = {
  heading: 'Not sure which comes first?',
  text: `Ask for the audit. You’ll hear from us within ${claims.responseTime}, and on the call we’ll tell you which service would pay for itself first. Want it all in one place? Full-service management is all five on one bill.`,
  button: 'Get Free Consultation',
  other: { label: 'Digital marketing consulting', to: paths.digitalMarketingConsultant },
} as const;
