import { agencyPeople, brand, nameStory, type Person } from '@agency/contracts';
import type { Person as PersonData, ProfessionalService } from 'schema-dts';
import { paths } from '~/lib/paths';
import { agencyProfile } from './agency';
import { claims } from './claims';
import type { Onward } from './onward.server';
import type { PageMeta } from './page-meta';
import { promised } from './promises';

export const aboutMeta: PageMeta = {
  title: `About the agency in ${brand.city}, ${brand.regionCode}`,
  description:
    'A paid advertising agency on the Cape Fear: how we work, what we stand by, the reasons to choose us, and two reasons not to.',
  path: paths.about,
};

export const aboutHero = {
  heading: { plain: 'We read water.', emphasized: 'And data' },
  lead: `${brand.name} is a paid advertising agency in ${brand.city}, ${brand.region}. Small on purpose${agencyPeople ? ': the people you meet are the people who do the work' : ''}.`,
} as const;

export const aboutStory = {
  heading: { plain: 'Why there’s a chart', emphasized: 'on everything' },
  paragraphs: [
    'A nautical chart is an honest sort of paper. It prints the depth that was measured, the date it was measured on, and a plain note where no one has looked. It doesn’t promise you a good passage. It tells you where the water is.',
    `We wanted advertising to be talked about like that. In ${claims.yearsOfExperience} years and ${claims.campaigns} campaigns we’ve sat through too many sunny reports, and taken over too many accounts whose owners couldn’t say what they were paying for.`,
    `So we keep soundings. Every budget has a number to beat, every change has its reason written next to it, and what we don’t know is marked as unsurveyed. ${claims.managedSpend} of other people’s money has taught us that boring habits win: look often, change little, write it down.`,
    nameStory,
  ],
} as const;

export const aboutValues = {
  heading: { plain: 'Four things', emphasized: 'we stand by' },
  entries: [
    {
      term: 'Say the number',
      text: 'Good or bad, with its source and its date. “Engagement is strong” is not a number.',
    },
    {
      term: 'Spend it like it’s ours',
      text: 'A small budget deserves more care than a large one, because it’s someone’s truck payment.',
    },
    {
      term: 'Leave it in better shape',
      text: 'Accounts, notes and passwords in good enough order that the next person, or your nephew, could take over.',
    },
    {
      term: 'Ask before you count',
      text: 'Visitors are neighbors. We measure what they agree to, and work with what’s left.',
    },
  ],
} as const;

export const aboutReasons = {
  heading: { plain: 'Reasons', emphasized: 'to choose us' },
  lead: 'And then, to be fair, two reasons not to.',
  entries: [
    { term: 'You can leave', text: promised('thirtyDaysNotice') },
    { term: 'You own it', text: promised('accountsStayYours') },
    {
      term: 'You’ll hear from us',
      text: `An answer within ${claims.responseTime}${agencyPeople ? ', from the person who works on your account' : ''}.`,
    },
    {
      term: 'You see the work first',
      text: `The audit and the ${claims.planLength} media plan come before any invoice, and you keep both.`,
    },
    {
      term: 'You can check our math',
      text: 'The sample audit shows every number and where it came from.',
    },
    {
      term: 'You’re the right size',
      text: `From ${claims.smallestMonthlySpend} of ad spend a month to more than ${claims.largestMonthlySpend}.`,
    },
  ].filter(({ text }) => text),
  against: {
    heading: 'We’re not a fit if',
    entries: [
      'you need a logo, a website and a brochure. That’s not what we do.',
      'you only want good news.',
    ],
  },
} as const;

export const aboutOnward: Onward = {
  articles: ['ninety-day-marketing-plan', 'real-estate-marketing-second-homes'],
  pages: [
    { path: paths.services, why: 'What each of the five includes, and when you don’t need it.' },
    {
      path: paths.wilmingtonDigitalMarketing,
      why: 'Where we work: twelve areas on the Cape Fear coast.',
    },
  ],
};

export const aboutClosing = {
  heading: 'Let’s look at your accounts',
  text: `${claims.callTimeFirst} by video, with your own accounts on the screen. We’ll ask four questions; you ask the rest.`,
  button: 'Get Free Consultation',
} as const;

const personData = ({ name, role }: Person) =>
  ({ '@type': 'Person', name, jobTitle: role }) satisfies PersonData;

/** Above the people. */
export const peopleHeading = { plain: 'Who you', emphasized: 'talk to' } as const;

/** The agency with its people, for pages that show them. */
export const agencyProfileWithPeople = {
  ...agencyProfile,
  ...(agencyPeople && { employee: agencyPeople.map(personData) }),
  ...(agencyPeople?.some(({ isFounder }) => isFounder) && {
    founder: agencyPeople.filter(({ isFounder }) => isFounder).map(personData),
  }),
} satisfies ProfessionalService;
