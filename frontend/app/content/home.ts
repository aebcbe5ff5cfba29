import { brand } from '@agency/contracts';
import { paths } from '~/lib/paths';
import { website } from '~/lib/seo/agency';
import { agencyProfile } from './agency';
import { callSteps, unbroken } from './call-steps';
import { claims, promises } from './claims';
import type { PageMeta } from './page-meta';

export const homeMeta: PageMeta = {
  title: `Paid digital advertising in ${brand.city}, ${brand.regionCode}`,
  description: `Paid advertising on the North Carolina coast: search, social, creative, analytics and AI. It starts with a free account audit and a ${claims.planLength} media plan.`,
  path: paths.home,
  structured: [agencyProfile, website],
};

export const homeHero = {
  headline: { plain: 'Ready to make', emphasized: 'digital waves?' },
  subline: 'Maximize your business growth with world-class paid digital advertising strategies.',
  /** What is sold, and what the button gets. */
  offer: unbroken(
    `We run your search and social ads, and we start free: an audit, a ${claims.planLength} plan, a ${claims.callLength} call.`,
  ),
  button: 'Schedule Risk-Free Consultation',
  proof: {
    figure: __SAMPLE_AUDIT__.toMove,
    statement: `of ${__SAMPLE_AUDIT__.spend} a month bought nothing, or next to nothing.`,
    link: 'See the sample audit that found it',
    note: '(a made-up company, real arithmetic).',
    onPhones: `What ${__SAMPLE_AUDIT__.toMove} a month bought: a sample audit`,
  },
  chartNote: {
    title: `Off ${brand.city}, and twelve weeks on`,
    text: 'Soundings to the left, a campaign to the right. A sketch, not a client’s result.',
  },
} as const;

export const homeAbout = {
  heading: 'Why the agency?',
  lead: 'Most ad accounts we open have a leak in them. We find it, show you what it costs in dollars, and point the money at what brings in work.',
  cards: [
    {
      kind: 'metric',
      figure: claims.managedSpend,
      title: 'Managed ad spend',
      text: `That much has gone through our hands, in ${claims.campaigns} campaigns: accounts that spend ${claims.smallestMonthlySpend} a month and accounts that spend over ${claims.largestMonthlySpend}. We have made the expensive mistakes already, so you don’t have to.`,
    },
    {
      kind: 'note',
      title: 'Custom strategies',
      text: 'A boatyard and a dentist share a zip code and nothing else. Your plan starts from two figures only you know: what a new customer is worth to you, and how many you can take on.',
    },
    {
      kind: 'note',
      title: 'Strategic transparency',
      text: `${promises.accountsStayYours} Every change comes with its reason, in words you can repeat to your bookkeeper.`,
    },
  ],
  banner: {
    text: `Contact Us Today For A Complementary Account Audit & ${claims.planLengthTitle} Media Plan`,
    button: 'Get Your Free Audit',
  },
} as const;

export const passagePlan = {
  heading: { plain: 'How it goes,', emphasized: 'leg by leg' },
  costs: 'Costs you:',
  legs: [
    {
      name: 'Book',
      text: `You send the form. ${callSteps.book}`,
      costs: 'three fields',
    },
    {
      name: 'Access',
      text: callSteps.access,
      costs: callSteps.accessTime,
    },
    {
      name: 'Audit and plan',
      text: callSteps.audit,
      costs: 'nothing',
    },
    {
      name: 'Call',
      text: `${callSteps.call} ${callSteps.lateAccess} Then you decide. ${callSteps.keep}`,
      costs: claims.callTime,
    },
  ],
} as const;

export const homeContact = {
  heading: { plain: 'Tell us where', emphasized: 'you want to go' },
  lead: `A person reads this, not a funnel. You hear back within ${claims.responseTime}; right after sending you can pick a time for the call yourself.`,
} as const;
