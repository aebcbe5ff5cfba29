import { agencyPeople, brand, type Person } from '@agency/contracts';
import { paths } from '~/lib/paths';
import { agencyProfile } from './agency';
import { callSteps } from './call-steps';
import { claims, promises } from './claims';
import type { PageMeta } from './page-meta';

export const contactMeta: PageMeta = {
  title: 'Contact',
  description: `Write to our paid advertising team in ${brand.city}, ${brand.regionCode}. You hear back by email within ${claims.responseTime}, and the first consultation is risk-free.`,
  path: paths.contact,
  structured: [agencyProfile],
};

export const contactHero = {
  kicker: `Contact ${brand.name}, ${brand.city} ${brand.regionCode}`,
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
    text: 'On the river, on Eastern Time. We work with businesses along the whole coast, and farther away by video.',
  },
  {
    title: `Email, answered within ${claims.responseTime}`,
    text: agencyPeople
      ? `By ${agencyPeople.map(({ name }: Person) => name).join(' or ')}, who would work on your account.`
      : 'A question is enough. It need not be about a call.',
    email: brand.email,
  },
  {
    title: 'Risk-free consultation',
    text: `${claims.callMinutesFirst}, no card, no contract. If we are not the right people for you, we say who might be.`,
  },
];

export const contactForm = {
  heading: { plain: 'Write to us,', emphasized: 'then pick a time' },
  steps: [
    `You send the form. Name, email and phone are enough. ${callSteps.book}`,
    `${callSteps.access} It takes ${callSteps.accessTime}.`,
    callSteps.audit,
    `${callSteps.call} ${callSteps.lateAccess}`,
  ],
} as const;

export interface Question {
  question: string;
  answer: string;
}

export const contactQuestions = {
  heading: { plain: 'Asked', emphasized: 'before the first call' },
  entries: [
    {
      question: 'What is in the free consultation?',
      answer: `The audit of your ad accounts and a ${claims.planLength} media plan. ${callSteps.call} If there are no accounts yet, we talk about your market instead. ${callSteps.keep}`,
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
