import { paths } from '~/lib/paths';
import paidSocial from '../artwork/channel-buoys.svg?url';
import aiEnablement from '../artwork/drawbridge.svg?url';
import paidSearch from '../artwork/lighthouse.svg?url';
import creativeStrategy from '../artwork/sea-oats.svg?url';
import reporting from '../artwork/tide-gauge.svg?url';

export type ServiceIcon = 'beacon' | 'buoy' | 'oats' | 'gauge' | 'bridge';
export type ServiceColor = 'channel' | 'magenta' | 'sand' | 'deep' | 'ink';

export interface ServiceCard {
  /** Its anchor on the services page. */
  id: string;
  title: string;
  /** The page that says more. */
  to: string;
  description: string;
  image: { src: string; alt: string };
  icon: ServiceIcon;
  color: ServiceColor;
}

export const servicesSection = {
  heading: { plain: 'Five ways', emphasized: 'we can help' },
  lead: 'Take one, or hand us all five. Each one is billed and reported separately.',
  remainder: {
    title: 'Not sure which one you need?',
    text: 'Most owners aren’t. The audit shows which of the five would pay for itself first, and which can wait.',
    link: 'See all five services',
  },
} as const;

export const serviceCards: readonly ServiceCard[] = [
  {
    id: 'paid-search',
    title: 'Paid Search',
    to: paths.googleAdsConsultant,
    description:
      'Search-engine campaigns that show up when someone types what you sell. Built on the words that end in a booking, not just a click.',
    image: { src: paidSearch, alt: 'A lighthouse on a point, its beam over the water' },
    icon: 'beacon',
    color: 'channel',
  },
  {
    id: 'paid-social',
    title: 'Paid Social',
    to: paths.facebookAdsConsultant,
    description:
      'Campaigns on the major social platforms, for people who weren’t looking for you until they saw you. Each ad has one job, and the next one picks up from there.',
    image: { src: paidSocial, alt: 'Two channel buoys with a shrimp boat passing between them' },
    icon: 'buoy',
    color: 'magenta',
  },
  {
    id: 'creative-strategy',
    title: 'Creative Strategy',
    to: paths.creativeStrategyConsultant,
    description:
      'Ad creative worth stopping for, made with your customers and local influencers, and tested until we know which version sells, and why.',
    image: { src: creativeStrategy, alt: 'Sea oats bending on a dune' },
    icon: 'oats',
    color: 'sand',
  },
  {
    id: 'analytics',
    title: 'Reporting & Analytics',
    to: paths.marketingAnalyticsConsultant,
    description:
      'Automated dashboards that answer one question every morning: what did yesterday’s ad dollars bring in? Read it with your first coffee.',
    image: { src: reporting, alt: 'A tide gauge on a piling, drawing its curve' },
    icon: 'gauge',
    color: 'deep',
  },
  {
    id: 'ai-enablement',
    title: 'AI Enablement',
    to: paths.aiMarketingConsultant,
    description:
      'Automation, chatbots and workflow optimization for the jobs that eat your evenings. We set it up, explain it, and take it out again if it doesn’t earn its keep.',
    image: { src: aiEnablement, alt: 'A drawbridge opening for a boat' },
    icon: 'bridge',
    color: 'ink',
  },
];
