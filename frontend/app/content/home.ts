import { brand } from '@agency/contracts';
import { paths } from '~/lib/paths';
import { website } from '~/lib/seo/structured-data';
import { agencyProfile } from './agency';
import { callSteps, unbroken } from './call-steps';
import { claims } from './claims';
import type { PageMeta } from './page-meta';
import { withPromise } from './promises';

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
    statement: `of a ${__SAMPLE_AUDIT__.spend} monthly budget bought next to nothing.`,
    link: 'See the sample audit that found it',
    note: '(made-up company, real math).',
    onPhones: `Sample audit: where ${__SAMPLE_AUDIT__.toMove} a month went`,
  },
  chartNote: {
    title: `Off ${brand.city}, and twelve weeks on`,
    text: 'Soundings on the left, a campaign on the right. A sketch, not a client’s results.',
  },
} as const;

export const homeAbout = {
  heading: 'Why the agency?',
  lead: 'Most ad accounts we open are leaking money. We find the leak, show you what it costs, and move that money to what brings in work.',
  cards: [
    {
      kind: 'metric',
      figure: claims.managedSpend,
      title: 'Managed ad spend',
      text: `That’s what we’ve managed across ${claims.campaigns} campaigns, from accounts that spend ${claims.smallestMonthlySpend} a month to accounts that spend over ${claims.largestMonthlySpend}. We’ve already made the expensive mistakes, so you don’t have to.`,
    },
    {
      kind: 'note',
      title: 'Custom strategies',
      text: 'A boatyard and a dentist can share a ZIP code and nothing else. Your plan starts with two numbers only you know: what a new customer is worth to you, and how many you can take on.',
    },
    {
      kind: 'note',
      title: 'Strategic transparency',
      text: withPromise(
        'Every change comes with a reason you could repeat to your bookkeeper.',
        'accountsStayYours',
      ),
    },
  ],
  banner: {
    text: `Contact Us Today For A Complementary Account Audit & ${claims.planLengthTitle} Media Plan`,
    button: 'Get Your Free Audit',
  },
} as const;

export const passagePlan = {
  heading: { plain: 'How it works,', emphasized: 'step by step' },
  costs: 'Your part:',
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
  lead: `A person reads this. You’ll hear back within ${claims.responseTime}, and you can pick a time for the call as soon as you hit send.`,
} as const;
