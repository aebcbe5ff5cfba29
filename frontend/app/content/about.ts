import { agencyPeople, brand, nameStory } from '@agency/contracts';
import { paths } from '~/lib/paths';
import { claims, promises } from './claims';
import type { Onward } from './onward.server';
import type { PageMeta } from './page-meta';

export const aboutMeta: PageMeta = {
  title: `About the agency in ${brand.city}, ${brand.regionCode}`,
  description:
    'A paid advertising agency on the Cape Fear: how we work, what we hold to, and why owners along the North Carolina coast hand us their budgets.',
  path: paths.about,
};

export const aboutHero = {
  heading: { plain: 'We read water.', emphasized: 'And data' },
  lead: `${brand.name} is a paid advertising agency in ${brand.city}, ${brand.region}. Small on purpose${agencyPeople ? ': the people you meet are the people who do the work' : ''}.`,
} as const;

export const aboutStory = {
  heading: { plain: 'Why there is a chart', emphasized: 'on everything' },
  paragraphs: [
    'A nautical chart is an honest sort of paper. It prints the depth that was measured, the date it was measured on, and a plain note where nobody has looked. It does not promise you a good passage. It tells you where the water is.',
    `We wanted advertising to be talked about like that. In ${claims.yearsOfExperience} years and ${claims.campaigns} campaigns we have sat through too many reports that were all sunshine, and looked after too many accounts whose owners could not say what they were paying for.`,
    `So we keep soundings. Every budget has a figure that it must beat, every change has its reason written beside it, and what we do not know is marked as unsurveyed. ${claims.managedSpend} of other people’s money has taught us that the dull habit wins: look often, change little, write it down.`,
    nameStory,
  ],
} as const;

export const aboutValues = {
  heading: { plain: 'Four things', emphasized: 'we hold to' },
  entries: [
    {
      term: 'Say the figure',
      text: 'Good or bad, with its source and its date. “Engagement is strong” is not a figure.',
    },
    {
      term: 'Spend it as if it were ours',
      text: 'A small budget deserves more care than a large one, because it belongs to somebody’s truck payment.',
    },
    {
      term: 'Leave it better marked',
      text: 'Accounts, notes and passwords in such order that the next person, or your nephew, can take over.',
    },
    {
      term: 'Ask before you count',
      text: 'Visitors are neighbors. We measure what they agree to, and work with what is left.',
    },
  ],
} as const;

export const aboutReasons = {
  heading: { plain: 'Reasons', emphasized: 'to choose us' },
  lead: 'And after them, because it is fair, two reasons not to.',
  entries: [
    {
      term: 'You can leave',
      text: promises.noLongContract.replace('No. ', ''),
    },
    { term: 'You own it', text: promises.accountsStayYours },
    {
      term: 'You hear from us',
      text: `An answer within ${claims.responseTime}${agencyPeople ? ', from the person who works on your account' : ''}.`,
    },
    {
      term: 'You start with proof',
      text: `The audit and the ${claims.planLength} media plan come before any invoice, and you keep both.`,
    },
    {
      term: 'You are the right size',
      text: `From ${claims.smallestMonthlySpend} of ad spend a month to more than ${claims.largestMonthlySpend}. Most clients are nearer the first.`,
    },
  ],
  against: {
    heading: 'Better not, if',
    entries: [
      'you need a logo, a website and a brochure: we know good people for that, but that is not us.',
      'you want to be told that it is all going splendidly.',
    ],
  },
} as const;

export const aboutOnward: Onward = {
  articles: ['ninety-day-marketing-plan', 'real-estate-marketing-second-homes'],
  pages: [
    { path: paths.services, why: 'What each of the five includes, and when you do not need it.' },
    {
      path: paths.wilmingtonDigitalMarketing,
      why: 'Where we work: twelve areas on the Cape Fear coast.',
    },
  ],
};

export const aboutClosing = {
  heading: 'Come and look at the chart table',
  text: `${claims.callTimeFirst} by video, with your own accounts on the screen. We ask four questions, you ask the rest.`,
  button: 'Get Free Consultation',
} as const;
