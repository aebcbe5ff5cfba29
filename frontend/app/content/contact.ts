import { agencyPeople, brand, type Person } from '@agency/contracts';
import { paths } from '~/lib/paths';
import { agencyProfile } from './agency';
import { claims, promises } from './claims';
import type { PageMeta } from './page-meta';

export const contactMeta: PageMeta = {
  title: 'Contact',
  description: `Write to our paid advertising team in Wilmington, NC. You hear back by email within ${claims.responseTime}, and the first consultation is risk-free.`,
  path: paths.contact,
  structured: [agencyProfile],
};

export const contactHero = {
  heading: { plain: 'Come', emphasized: 'alongside' },
  lead: 'Tell us what you sell and what you have tried. You get a straight answer, even when the answer is that you do not need us yet.',
} as const;

export interface InfoCard {
  title: string;
  text: string;
  /** Shown as a mail link when the card is about writing. */
  email?: string;
}

export const contactCards: readonly InfoCard[] = [
  {
    title: `${brand.city}, ${brand.region}`,
    text: 'On the river, on Eastern Time. We work with businesses along the whole coast, and further off by video.',
  },
  {
    title: `Email, answered within ${claims.responseTime}`,
    text: agencyPeople
      ? `By ${agencyPeople.map(({ name }: Person) => name).join(' or ')}, who would work on your account.`
      : 'By the person who would work on your account.',
    email: brand.email,
  },
  {
    title: 'Risk-free consultation',
    text: `${claims.callMinutesFirst}, no card, no contract. If we are not the right crew, we say who might be.`,
  },
];

export const contactForm = {
  heading: { plain: 'Write to us,', emphasized: 'then pick a time' },
  steps: [
    'Send the form. Name, email and phone are enough.',
    'Choose a time on the next page. You see only times that are free.',
    'We look at what you sent before the call, so it starts at the point.',
  ],
} as const;

export interface Question {
  question: string;
  answer: string;
}

export const contactQuestions = {
  heading: { plain: 'Asked', emphasized: 'before casting off' },
  entries: [
    {
      question: 'What is in the free consultation?',
      answer: `A look at your ad accounts or, if there are none yet, at your market; the two or three changes that would matter most; and what a ${claims.planLength} media plan would cost and aim for. You keep the notes either way.`,
    },
    {
      question: 'What size of business do you work with?',
      answer: `Small and mid-sized, mostly local. Accounts start at ${claims.smallestMonthlySpend} of ad spend a month and go past ${claims.largestMonthlySpend}. Below that we will tell you what to do by yourself first.`,
    },
    {
      question: 'How do you measure success?',
      answer:
        'In your currency: booked jobs, tables, appointments, and what each of them cost in ads. We agree on that figure before the first dollar is spent, and report against it.',
    },
    {
      question: 'Do I have to sign a long-term contract?',
      answer: promises.noLongContract,
    },
  ] satisfies readonly Question[],
} as const;
